import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSend } from '#ui/useSend.ts'
import { JoiningButton } from './JoiningButton.tsx'
import { useAcceptCodeMutation } from './joiningEndpoints.ts'
import type { JoinArrival } from './useJoinArrival.ts'

interface EnterCodeProps {
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly profile: Profile
  /** Whether there is another way to join. */
  readonly secondary: boolean
  readonly arrival: JoinArrival | null
  readonly onArrived: () => void
}

/** Joins with the code of an invitation. */
export function EnterCode({ competition, uid, profile, secondary, arrival, onArrived }: EnterCodeProps) {
  const { t } = useTranslation('competition')
  const [accept, { isLoading }] = useAcceptCodeMutation()
  const send = useSend()
  const submit = (statement: JoiningStatement, code: string) =>
    send(accept({ competitionId: competition.id, code, ...statement }), t('joined'))
  return (
    <JoiningButton
      competition={competition}
      uid={uid}
      profile={profile}
      joins
      byCode
      secondary={secondary}
      busy={isLoading}
      onSubmit={submit}
      arrival={arrival}
      onArrived={onArrived}
    >
      {t('enterCode')}
    </JoiningButton>
  )
}
