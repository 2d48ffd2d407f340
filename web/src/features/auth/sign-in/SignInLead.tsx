import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { intendedName, joinTarget } from '#platform/joinIntent.ts'
import { useHydrated } from '#ui/form/useHydrated.ts'

interface SignInLeadProps {
  readonly next: string | undefined
  /** Whether the person has an account. */
  readonly kind: 'present' | 'new'
  /** Shown to users who are not about to join a competition. */
  readonly otherwise: string
}

const signInKeys = ['toJoin', 'toJoinTournament'] as const
const signUpKeys = ['signUpToJoin', 'signUpToJoinTournament'] as const

/** Says what signing in is for. Its place is the same whatever it says, because the prerendered page cannot know. */
export function SignInLead({ next, kind, otherwise }: SignInLeadProps) {
  const { t } = useTranslation('auth')
  const isHydrated = useHydrated()
  const competitionId = isHydrated ? joinTarget(next) : null
  const name = useCompetitionName(competitionId)
  const [named, unnamed] = kind === 'new' ? signUpKeys : signInKeys
  const text = competitionId === null ? otherwise : name === null ? t(unnamed) : t(named, { name })
  return (
    <Box
      title={text}
      sx={{
        height: '3em',
        lineHeight: 1.5,
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      }}
    >
      {text}
    </Box>
  )
}

/** Returns the name that the tab remembers or the public snapshot gives; never a text from the address. */
function useCompetitionName(competitionId: string | null): string | null {
  const [found, setFound] = useState<{ readonly id: string; readonly name: string } | null>(null)
  useEffect(() => {
    if (competitionId === null) return
    const known = intendedName(competitionId)
    if (known !== null) return setFound({ id: competitionId, name: known })
    let isCurrent = true
    void import('#platform/snapshot/fetchSnapshot.ts')
      .then(({ fetchSnapshot }) => fetchSnapshot(competitionId))
      .then(snapshot => {
        if (isCurrent && snapshot !== null) setFound({ id: competitionId, name: snapshot.competition.name })
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [competitionId])
  return found?.id === competitionId ? (found?.name ?? null) : null
}
