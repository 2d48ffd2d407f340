import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is as narrow as a phone. */
export function useOnPhone(): boolean {
  return useMediaQuery('(max-width: 699.95px)', { noSsr: true })
}
