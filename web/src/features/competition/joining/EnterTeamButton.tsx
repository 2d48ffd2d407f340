import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { Entry } from '@upper-bracket/shared/entry/entryOf'
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
  /** What becomes of a team that enters. */
  readonly entry: Entry
  readonly secondary: boolean
  readonly arrival: JoinArrival | null
  readonly onArrived: () => void
}

/** Enters a whole team, or asks to, after asking its captain for missing data. */
export default function EnterTeamButton({ competition, entry, ...joining }: EnterTeamButtonProps) {
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
        {t(`enterTeam_${entry}`)}
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
