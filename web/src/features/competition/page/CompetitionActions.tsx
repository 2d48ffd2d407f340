import EditOutlined from '@mui/icons-material/EditOutlined'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { JoinOrLeave } from '../joining/JoinOrLeave.tsx'

interface CompetitionActionsProps {
  readonly competition: CompetitionDocument
  readonly own: ReturnType<typeof useMyParticipation>
}

/** The viewer's actions on a competition as a whole. */
export function CompetitionActions({ competition, own }: CompetitionActionsProps) {
  const { t } = useTranslation('competition')
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <JoinOrLeave competition={competition} own={own} />
      {may('updateCompetition', own.roles) && (
        <>
          <Button
            component={Link}
            to={hrefs.editCompetition(competition.id)}
            color="inherit"
            startIcon={<EditOutlined />}
          >
            {t('edit')}
          </Button>
          <Button
            component={Link}
            to={hrefs.newCompetition(competition.id)}
            color="inherit"
            startIcon={<ReplayOutlined />}
          >
            {t('clone')}
          </Button>
        </>
      )}
      <CopyLinkButton href={hrefs.competition(competition.id)} />
    </Box>
  )
}
