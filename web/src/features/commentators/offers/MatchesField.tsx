import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesName } from '#ui/search/matchesName.ts'
import { SearchField } from '#ui/search/SearchField.tsx'
import type { NamedMatch } from '@upper-bracket/shared/wording/namedMatches'

interface MatchesFieldProps {
  readonly legend: string
  readonly matches: readonly NamedMatch[]
  /** The chosen matches, which stay in the list even when they are over. */
  readonly value: readonly string[]
  readonly onChange: (matchIds: readonly string[]) => void
}

/** The number of matches from which a search is shown. */
const searchFrom = 9
const maxShown = 100

/** A selection of matches; an empty one means the whole tournament. */
export function MatchesField({ legend, matches: all, value, onChange }: MatchesFieldProps) {
  const { t } = useTranslation(['commentators', 'bracket'])
  const [typed, setTyped] = useState('')
  const matches = all.filter(({ id, isOver }) => !isOver || value.includes(id))
  const found = matches.filter(({ name }) => matchesName(name, typed))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {legend}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {value.length === 0 ? t('matchesLead') : t('chosenMatches', { count: value.length })}
      </Box>
      {matches.length >= searchFrom && (
        <SearchField label={t('bracket:searchMatch')} value={typed} onChange={setTyped} />
      )}
      <Box sx={list}>
        {found.slice(0, maxShown).map(({ id, name }) => (
          <Box component="label" key={id} sx={row}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, id] : value.filter(each => each !== id))
              }
            />
            <span>{name}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const list = {
  display: 'grid',
  maxHeight: '16rem',
  overflowY: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 40,
  px: 1.5,
  py: 0.5,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'background.raised' },
  '& > input': { width: 18, height: 18, flexShrink: 0, accentColor: 'var(--mui-palette-brand-main)' },
} as const
