import {
  type ListRequest,
  listStates,
  sectionsOfState,
} from '@upper-bracket/shared/competition/competitionList'
import { listSections } from '@upper-bracket/shared/competition/listSections'
import { canonicalSearch, isNamedLike, searchedWord } from '@upper-bracket/shared/competition/nameWords'
import { games } from '@upper-bracket/shared/games/game'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ListFilter } from '#documents/competitionLists.ts'

const parameters = { typed: 'q', game: 'game', state: 'when' } as const

/** Manages the filter of the list, which is stored in the address. */
export function useListFilter() {
  const [search, setSearch] = useSearchParams()
  const typed = search.get(parameters.typed) ?? ''
  const game = games.find(each => each === search.get(parameters.game)) ?? null
  const state = listStates.find(each => each === search.get(parameters.state)) ?? null
  const word = searchedWord(typed)

  const narrow = useCallback(
    (changes: Partial<Record<keyof typeof parameters, string | null>>) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            const parameter = parameters[name as keyof typeof parameters]
            if (value) next.set(parameter, value)
            else next.delete(parameter)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )

  return {
    typed,
    game,
    state,
    narrow,
    isNarrowed: typed !== '' || game !== null || state !== null,
    sections: state === null ? listSections : sectionsOfState[state],
    /** The filter for the public list. */
    request: useMemo(
      (): ListRequest => ({ search: canonicalSearch(typed), game, state }),
      [typed, game, state],
    ),
    /** The filter for the query; `matches` filters its results. */
    filter: useMemo((): ListFilter => ({ game, word }), [game, word]),
    matches: ({ name, game: played }: { readonly name: string; readonly game: string }) =>
      isNamedLike(name, typed) && (game === null || game === played),
  }
}
