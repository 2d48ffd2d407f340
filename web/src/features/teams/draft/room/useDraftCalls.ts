import type { DraftClock } from '@upper-bracket/shared/draft/draft'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import {
  useCancelDraftMutation,
  useChangeDraftClockMutation,
  useConfirmDraftMutation,
  usePauseDraftMutation,
  usePickPlayerMutation,
  useReopenDraftMutation,
  useReplaceDraftCaptainMutation,
  useTakeBackPickMutation,
} from '../draftEndpoints.ts'

interface DraftAddress {
  readonly competitionId: string
  readonly draftId: string
  readonly turn: number
}

/** What captains and organizers do in a draft. Each call names the turn that its author sees. */
export interface DraftCalls {
  readonly pick: (uid: string, done: string) => void
  readonly takeBack: (done: string) => void
  readonly pause: (paused: boolean) => void
  readonly changeClock: (clock: DraftClock) => Promise<boolean>
  readonly replaceCaptain: (team: number, uid: string, done: string) => void
  readonly cancel: () => Promise<boolean>
  readonly confirm: () => void
  readonly reopen: () => Promise<boolean>
}

/** Returns the calls, and whether one of them is under way. */
export function useDraftCalls({ competitionId, draftId, turn }: DraftAddress) {
  const { t } = useTranslation('draft')
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [pickPlayer] = usePickPlayerMutation()
  const [takeBackPick] = useTakeBackPickMutation()
  const [pauseDraft] = usePauseDraftMutation()
  const [changeDraftClock] = useChangeDraftClockMutation()
  const [replaceDraftCaptain] = useReplaceDraftCaptainMutation()
  const [cancelDraft] = useCancelDraftMutation()
  const [confirmDraft] = useConfirmDraftMutation()
  const [reopenDraft] = useReopenDraftMutation()

  const calls = useMemo<DraftCalls>(() => {
    const draft = { competitionId, draftId }
    const run = async (call: Parameters<typeof send>[0], done?: string) => {
      setBusy(true)
      const isDone = await send(call, done)
      setBusy(false)
      return isDone
    }
    return {
      pick: (uid, done) => void run(pickPlayer({ ...draft, turn, uid }), done),
      takeBack: done => void run(takeBackPick({ ...draft, turn }), done),
      pause: paused => void run(pauseDraft({ ...draft, turn, paused })),
      changeClock: clock => run(changeDraftClock({ ...draft, turn, clock }), t('clockChanged')),
      replaceCaptain: (team, uid, done) => void run(replaceDraftCaptain({ ...draft, turn, team, uid }), done),
      cancel: () => run(cancelDraft({ ...draft, turn }), t('cancelled')),
      confirm: () => void run(confirmDraft({ ...draft, turn }), t('confirmed')),
      reopen: () => run(reopenDraft({ ...draft, turn }), t('reopened')),
    }
  }, [
    competitionId,
    draftId,
    turn,
    send,
    t,
    pickPlayer,
    takeBackPick,
    pauseDraft,
    changeDraftClock,
    replaceDraftCaptain,
    cancelDraft,
    confirmDraft,
    reopenDraft,
  ])
  return { calls, busy }
}
