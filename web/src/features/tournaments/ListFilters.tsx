import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { games } from '@upper-bracket/shared/games/game'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#ui/search/SearchField.tsx'
import { listStates, useListFilter } from './useListFilter.ts'

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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('filterGame')}
        value={game ?? all}
        onChange={(_, chosen: string | null) => narrow({ game: chosen === all ? null : chosen })}
      >
        <ToggleButton value={all}>{t('anyGame')}</ToggleButton>
        {games.map(each => (
          <ToggleButton key={each} value={each}>
            {t(`common:game_${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('filterState')}
        value={state ?? all}
        onChange={(_, chosen: string | null) => narrow({ state: chosen === all ? null : chosen })}
      >
        <ToggleButton value={all}>{t('anyState')}</ToggleButton>
        {listStates.map(each => (
          <ToggleButton key={each} value={each}>
            {t(`state_${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
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
