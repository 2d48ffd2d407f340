import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { Link as RouterLink, useLocation } from 'react-router'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Links to the matches to which the winner and the loser advance. */
export function AdvancementLinks({ match }: { match: Match }) {
  const { search } = useLocation()
  const texts = useMatchTexts()
  return texts.onward(match).map(({ text, to }) => {
    if (to === null)
      return (
        <Typography key={text} color="textSecondary">
          {text}
        </Typography>
      )
    const there = new URLSearchParams(search)
    there.set('match', to.id)
    return (
      <Link key={text} component={RouterLink} to={{ search: there.toString() }} preventScrollReset replace>
        {text}
      </Link>
    )
  })
}
