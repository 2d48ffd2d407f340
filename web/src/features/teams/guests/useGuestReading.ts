import {
  type GuestList,
  type ListContext,
  readGuestList,
} from '@upper-bracket/shared/guest/list/readGuestList'
import type { ChosenReading } from '@upper-bracket/shared/guest/sheet/readSheet'
import { useMemo, useState } from 'react'
import { rememberedReading, rememberReading, sheetFingerprint } from './rememberedColumns.ts'

interface GuestReading {
  readonly list: GuestList
  /** Reads the text in another way, as the next one with the same headers. */
  readonly choose: (reading: ChosenReading) => void
  readonly chosen: ChosenReading | null
}

/** Reads a text as the organizer has chosen, now or for an earlier sheet with the same headers. */
export function useGuestReading(text: string, context: ListContext): GuestReading {
  const [changed, setChanged] = useState<{ fingerprint: string; reading: ChosenReading } | null>(null)
  const guessed = useMemo(() => readGuestList(text, context), [text, context])
  const fingerprint = sheetFingerprint(guessed.sheet)
  const chosen = useMemo(
    () =>
      changed?.fingerprint === fingerprint
        ? changed.reading
        : fingerprint === ''
          ? null
          : rememberedReading(fingerprint),
    [changed, fingerprint],
  )
  const list = useMemo(
    () => (chosen === null ? guessed : readGuestList(text, context, chosen)),
    [chosen, guessed, text, context],
  )
  return {
    list,
    chosen,
    choose: reading => {
      setChanged({ fingerprint, reading })
      rememberReading(fingerprint, reading)
    },
  }
}
