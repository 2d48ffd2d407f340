import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { matchesAtFirst } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

const { waiting: atFirst } = matchesAtFirst

/** The matches with one known team: who waits, and for whom. */
export function WaitingMatches({ waiting }: { waiting: readonly Match[] }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  const id = useId()
  const [all, setAll] = useState(false)
  if (waiting.length === 0) return null
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.5 }}>
      <Box id={id} component="h3" sx={{ m: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
        {t('agendaWaiting', { matches: waiting.length })}
      </Box>
      <Box component="ul" sx={list}>
        {waiting.slice(0, all ? waiting.length : atFirst).map(match => (
          <li key={match.id}>
            <Box
              component="button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => openMatch(match.id)}
              sx={row}
            >
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {[texts.place(match), texts.start(match) ?? []].flat().join(' · ')}
              </Box>
              <span>{texts.teams(match)}</span>
            </Box>
          </li>
        ))}
      </Box>
      {waiting.length > atFirst && !all && (
        <Button color="inherit" onClick={() => setAll(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
          {t('agendaMore', { matches: waiting.length - atFirst })}
        </Button>
      )}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const

const row = {
  display: 'grid',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 0,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.raised' },
} as const
