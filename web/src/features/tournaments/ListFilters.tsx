import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { listStates } from '@upper-bracket/shared/competition/competitionList'
import { games } from '@upper-bracket/shared/games/game'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#ui/search/SearchField.tsx'
import { useListFilter } from './useListFilter.ts'

/** The pause in typing after which the list is requested. */
const typingPauseMs = 250

/** Filters the list below by name, game and state. */
export function ListFilters() {
  const { t } = useTranslation(['tournaments', 'common'])
  const { game, state, narrow } = useListFilter()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '24rem' } }}>
        <NameSearch />
      </Box>
      <Filter
        label={t('filterGame')}
        chosen={game}
        onChoose={chosen => narrow({ game: chosen })}
        any={t('anyGame')}
        choices={games.map(each => [each, t(`common:game_${each}`)])}
      />
      <Filter
        label={t('filterState')}
        chosen={state}
        onChoose={chosen => narrow({ state: chosen })}
        any={t('anyState')}
        choices={listStates.map(each => [each, t(`state_${each}`)])}
      />
    </Box>
  )
}

interface FilterProps {
  readonly label: string
  readonly chosen: string | null
  readonly onChoose: (chosen: string | null) => void
  /** Of the choice that excludes nothing. */
  readonly any: string
  /** With the name of each. */
  readonly choices: readonly (readonly [string, string])[]
}

function Filter({ label, chosen, onChoose, any, choices }: FilterProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen ?? all}
      onChange={(_, choice: string | null) => onChoose(choice === all ? null : choice)}
    >
      <ToggleButton value={all}>{any}</ToggleButton>
      {choices.map(([choice, name]) => (
        <ToggleButton key={choice} value={choice}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const all = 'all'

function NameSearch() {
  const { t } = useTranslation('tournaments')
  const { typed, narrow } = useListFilter()
  const [value, setValue] = useState(typed)
  const [followed, setFollowed] = useState(typed)
  // The address also changes elsewhere: by the button that clears the filter, or by going back.
  if (followed !== typed) {
    setFollowed(typed)
    if (value.trim() !== typed) setValue(typed)
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (value.trim() !== typed) narrow({ typed: value.trim() })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [value, typed, narrow])
  return <SearchField label={t('searchName')} value={value} onChange={setValue} />
}
