import { useEffect, useMemo } from 'react'
import {
  type Participation,
  useCompetitionsAmong,
  useLatestParticipationsQuery,
} from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { soundIsOn, unlockSound } from '#platform/sound.ts'
import { ReadinessPrompt } from './ReadinessPrompt.tsx'

/**
 * Asks the signed-in person on any page to confirm readiness. It follows the competitions that they joined most
 * recently, because the active one alone would miss a check in another one.
 */
export default function ReadinessWatch() {
  useSoundAfterClick()
  const uid = useUid()
  return uid === null ? null : <Latest uid={uid} />
}

function Latest({ uid }: { uid: string }) {
  const entries = useLatestParticipationsQuery(uid).currentData?.value
  const ids = useMemo(() => entries?.map(({ id }) => id).toSorted() ?? [], [entries])
  if (entries === undefined || ids.length === 0) return null
  return <Prompts ids={ids} entries={entries} />
}

function Prompts({ ids, entries }: { ids: readonly string[]; entries: readonly Participation[] }) {
  const competitions = useCompetitionsAmong(ids).currentData?.value ?? []
  return competitions.map(({ id, name, status, readinessCheck }) => {
    const player = entries.find(entry => entry.id === id)
    if (player === undefined || readinessCheck === undefined || status === 'finished') return null
    return (
      <ReadinessPrompt
        key={readinessCheck.checkId}
        competition={{ id, name }}
        check={readinessCheck}
        player={player}
      />
    )
  })
}

/** Browsers allow sound only after a click or a key press. */
function useSoundAfterClick(): void {
  useEffect(() => {
    const unlock = () => {
      if (soundIsOn()) void unlockSound()
    }
    addEventListener('pointerdown', unlock, { once: true })
    addEventListener('keydown', unlock, { once: true })
    return () => {
      removeEventListener('pointerdown', unlock)
      removeEventListener('keydown', unlock)
    }
  }, [])
}
