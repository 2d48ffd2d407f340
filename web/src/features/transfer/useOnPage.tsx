import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { skipToken } from '@reduxjs/toolkit/query'
import { type ReactNode, useState } from 'react'
import { useOrganizerPageQuery } from '#documents/organizerPages.ts'
import { useUid } from '#documents/sessionSlice.ts'

interface OnPageOptions {
  readonly label: string
  readonly disabled: boolean
}

/** Lets the person choose that finished competitions are shown on the organizer page; without one, there is no field. */
export function useOnPage({ label, disabled }: OnPageOptions): {
  readonly onPage: boolean
  readonly field: ReactNode
} {
  const uid = useUid()
  const page = useOrganizerPageQuery(uid ?? skipToken).currentData?.value ?? null
  const [isChosen, setIsChosen] = useState(true)
  if (page === null) return { onPage: false, field: null }
  const box = <Checkbox checked={isChosen} disabled={disabled} onChange={(_, each) => setIsChosen(each)} />
  return { onPage: isChosen, field: <FormControlLabel control={box} label={label} /> }
}
