import useMediaQuery from '@mui/material/useMediaQuery'

/** Matches windows that are as narrow as a phone. */
export const phone = '(max-width: 699.95px)'

/** Whether the window is as narrow as a phone. */
export function useOnPhone(): boolean {
  return useMediaQuery(phone, { noSsr: true })
}
