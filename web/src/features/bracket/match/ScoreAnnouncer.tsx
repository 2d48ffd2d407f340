import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from '../state/bracketScope.ts'
import { matchesById } from '../commands/liveBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Announces the latest events to screen readers, politely. */
export function ScoreAnnouncer() {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const matches = useMatches()
  const seen = useRef(matches)
  const [news, setNews] = useState('')

  useEffect(() => {
    const before = matchesById(seen.current)
    seen.current = matches
    const sentences = matches.flatMap((match): readonly string[] => {
      const old = before.get(match.id)
      if (old === undefined || old === match) return []
      const facts = { teams: texts.teams(match), score: texts.score(match) }
      if (match.status === 'finished' && old.status !== 'finished') {
        return [t('announceEnd', { teams: facts.teams, state: texts.state(match) })]
      }
      if (old.status === 'finished' && match.status !== 'finished') return [t('announceReopened', facts)]
      if (match.status === 'running' && old.status !== 'running') return [t('announceStart', facts)]
      return scoreDiffers(old, match) ? [t('announceScore', facts)] : []
    })
    if (sentences.length > 0) setNews(sentences.slice(-most).join('. '))
  }, [matches, texts, t])

  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {news}
    </Box>
  )
}

const most = 3

function scoreDiffers(old: Match, match: Match): boolean {
  return old.score.some((wins, side) => wins !== match.score[side])
}
