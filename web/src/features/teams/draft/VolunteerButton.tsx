import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import { useVolunteerAsCaptainMutation } from './draftEndpoints.ts'

interface VolunteerButtonProps {
  readonly competitionId: string
  /** Whether the viewer has volunteered. */
  readonly isVolunteer: boolean
}

/** Marks the viewer as a player who would be a captain, or takes the mark away. */
export function VolunteerButton({ competitionId, isVolunteer }: VolunteerButtonProps) {
  const { t } = useTranslation('draft')
  const send = useSend()
  const [volunteer, { isLoading }] = useVolunteerAsCaptainMutation()
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isLoading}
      onClick={() =>
        void send(
          volunteer({ competitionId, wanted: !isVolunteer }),
          t(isVolunteer ? 'withdrawn' : 'volunteered'),
        )
      }
    >
      {t(isVolunteer ? 'withdrawAs' : 'volunteerAs')}
    </Button>
  )
}
