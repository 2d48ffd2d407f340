import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { TeamDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** Leads to the menu of what an organizer can do with a team of the bracket. */
export function TeamMenuLink({ team: { id, name } }: { readonly team: TeamDocument }) {
  const { t } = useTranslation('teams')
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const label = t('teamMenuOf', { team: name })
  return (
    <IconButton
      component={Link}
      to={hrefs.teamMenu(competitionId, id)}
      size="small"
      aria-label={label}
      title={label}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  )
}
