import Box from '@mui/material/Box'
import { listStates } from '@upper-bracket/shared/competition/competitionList'
import { games } from '@upper-bracket/shared/games/game'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#ui/search/SearchField.tsx'
import { ToggleFilter } from '#ui/search/ToggleFilter.tsx'
import { useListFilter } from './useListFilter.ts'

/** The pause in typing after which the list is requested. */
const typingPauseMs = 250

/** Filters the list below by name, game and state. */
export const ListFilters = memo(function ListFilters() {
  const { t } = useTranslation(['tournaments', 'common'])
  const { game, state, narrow } = useListFilter()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '24rem' } }}>
        <NameSearch />
      </Box>
      <ToggleFilter
        label={t('filterGame')}
        chosen={game}
        onChoose={chosen => narrow({ game: chosen })}
        any={t('anyGame')}
        choices={games.map(each => [each, t(`common:game_${each}`)])}
      />
      <ToggleFilter
        label={t('filterState')}
        chosen={state}
        onChoose={chosen => narrow({ state: chosen })}
        any={t('anyState')}
        choices={listStates.map(each => [each, t(`state_${each}`)])}
      />
    </Box>
  )
})

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
