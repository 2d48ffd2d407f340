import Button from '@mui/material/Button'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { isRankDeclined } from './declinedRank.ts'
import { missingForJoining } from './missingForJoining.ts'
import type { JoinArrival } from './useJoinArrival.ts'

const JoinDialog = lazy(() => import('./JoinDialog.tsx'))

interface JoiningButtonProps {
  readonly competition: CompetitionDocument
  /** The viewer's uid. */
  readonly uid: string
  readonly profile: Profile
  /** Whether the viewer becomes a player, who is asked for a name, a rank, and what the organizer wants to know. */
  readonly joins: boolean
  /** Whether the viewer takes a guest's place over, whose rank is known, and who is asked nothing. */
  readonly takesOver?: boolean
  /** Whether the button is not the viewer's next step. */
  readonly secondary?: boolean
  /** What the viewer has stated already. */
  readonly stated?: JoiningStatement
  readonly busy: boolean
  /** The button of the dialog, where it does more than join. */
  readonly submitLabel?: string | undefined
  /** Whether the viewer needs the code of an invitation. */
  readonly byCode?: boolean
  /** Returns whether it worked; `code` is empty unless one is asked for. */
  readonly onSubmit: (statement: JoiningStatement, code: string) => Promise<boolean>
  /** Presses the button for a viewer who has just signed in to join; asks first if only the address says so. */
  readonly arrival?: JoinArrival | null
  readonly onArrived?: () => void
  readonly children: ReactNode
}

/** A button that submits at once, or after asking a newcomer for missing data. */
export function JoiningButton(props: JoiningButtonProps) {
  const {
    competition,
    uid,
    profile,
    joins,
    takesOver = false,
    byCode = false,
    busy,
    onSubmit,
    children,
  } = props
  const { secondary = false, arrival = null, onArrived } = props
  const [asking, setAsking] = useState(false)
  const unknown = missingForJoining(competition, profile, isRankDeclined(uid, rankScaleOf(competition)))
  const missing = takesOver ? { ...unknown, rank: false } : unknown
  const isQuestioned = !takesOver && (competition.questions.length > 0 || competition.options.minAge > 0)
  const isAsked = joins && (missing.name || missing.rank || isQuestioned || byCode)
  const submit = async (statement: JoiningStatement, code = '') => {
    if (await onSubmit(statement, code)) setAsking(false)
  }
  useEffect(() => {
    if (arrival === null) return
    onArrived?.()
    if (isAsked || arrival === 'asked') setAsking(true)
    else void submit({})
  })
  return (
    <>
      <Button
        variant={secondary ? 'outlined' : 'contained'}
        color={secondary ? 'inherit' : 'primary'}
        size="large"
        {...(!secondary && { 'data-next-step': 'join' })}
        loading={busy && !asking}
        onClick={() => (isAsked ? setAsking(true) : void submit({}))}
        sx={{ alignSelf: 'flex-start' }}
      >
        {children}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <JoinDialog
            competition={competition}
            uid={uid}
            profile={profile}
            missing={missing}
            isQuestioned={isQuestioned}
            byCode={byCode}
            stated={props.stated}
            submitLabel={props.submitLabel}
            onClose={() => setAsking(false)}
            onReady={submit}
          />
        </Suspense>
      )}
    </>
  )
}
