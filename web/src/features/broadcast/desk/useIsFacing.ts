import useMediaQuery from '@mui/material/useMediaQuery'

/** Returns whether the line-ups have room next to the score, facing each other. */
export function useIsFacing(): boolean {
  return useMediaQuery('(min-width: 900px)', { noSsr: true })
}
