import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { StoredPlayer } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { VolunteerButton } from './VolunteerButton.tsx'

interface DraftActionsProps {
  readonly competitionId: string
  readonly isDrafting: boolean
  /** Whether the viewer may start a draft. */
  readonly organizes: boolean
  /** The viewer's entry, if they have no team and may volunteer as a captain. */
  readonly volunteer: StoredPlayer | null
}

/** What the board of the teams offers of the draft: to watch it, to start one, or to volunteer for it. */
export default function DraftActions({ competitionId, isDrafting, organizes, volunteer }: DraftActionsProps) {
  const { t } = useTranslation('draft')
  return (
    <>
      {(isDrafting || organizes) && (
        <Button
          component={Link}
          to={hrefs.competitionDraft(competitionId)}
          variant="outlined"
          color="inherit"
          startIcon={<GroupsOutlined />}
        >
          {t(isDrafting ? 'toDraft' : 'link')}
        </Button>
      )}
      {!isDrafting && volunteer !== null && (
        <VolunteerButton competitionId={competitionId} isVolunteer={volunteer.wantsToCaptain === true} />
      )}
    </>
  )
}
