import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { JoiningButton } from './JoiningButton.tsx'
import type { JoinArrival } from './useJoinArrival.ts'

const EnterTeamDialog = lazy(() => import('../../entering/EnterTeamDialog.tsx'))

interface EnterTeamButtonProps {
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly profile: Profile
  readonly secondary: boolean
  readonly arrival: JoinArrival | null
  readonly onArrived: () => void
}

/** Enters a whole team, after asking its captain for missing data. */
export default function EnterTeamButton({ competition, ...joining }: EnterTeamButtonProps) {
  const { t } = useTranslation('entering')
  const [statement, setStatement] = useState<JoiningStatement | null>(null)
  return (
    <>
      <JoiningButton
        competition={competition}
        {...joining}
        joins
        busy={false}
        submitLabel={t('goOn')}
        onSubmit={async given => {
          setStatement(given)
          return true
        }}
      >
        {t('enterTeam')}
      </JoiningButton>
      {statement !== null && (
        <Suspense fallback={null}>
          <EnterTeamDialog
            competition={competition}
            statement={statement}
            onClose={() => setStatement(null)}
          />
        </Suspense>
      )}
    </>
  )
}
