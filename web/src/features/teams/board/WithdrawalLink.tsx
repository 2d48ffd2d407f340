import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import IconButton from '@mui/material/IconButton'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useBracketShapeQuery } from '#documents/bracket.ts'
import { type TeamDocument, useCompetitionQuery } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** Leads to the question whether a team withdraws, or is reinstated. */
export function WithdrawalLink({ team: { id, name } }: { readonly team: TeamDocument }) {
  const { t } = useTranslation('teams')
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const bracketId = useCompetitionQuery(competitionId).currentData?.value?.bracketId
  const { isOut } = useBracketShapeQuery(bracketId ? { competitionId, bracketId } : skipToken, {
    selectFromResult: ({ currentData }) => ({
      isOut: currentData?.value?.withdrawals?.some(({ teamId }) => teamId === id) ?? false,
    }),
  })
  const label = t(isOut ? 'reinstateTeam' : 'withdrawTeam', { team: name })
  return (
    <IconButton
      component={Link}
      to={hrefs.withdrawTeam(competitionId, id)}
      size="small"
      aria-label={label}
      title={label}
    >
      {isOut ? <PersonAddOutlined fontSize="small" /> : <PersonRemoveOutlined fontSize="small" />}
    </IconButton>
  )
}
