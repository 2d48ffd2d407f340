import { useSearchParams } from 'react-router'
import type { TeamsDialogKind } from '#platform/addresses/hrefs.ts'

const inAddress = { preventScrollReset: true } as const

/** The dialogs of the board that its address opens. */
export function useBoardAddress() {
  const [search, setSearch] = useSearchParams()
  const close = (...names: string[]) => {
    for (const name of names) search.delete(name)
    setSearch(search, { ...inAddress, replace: true })
  }
  return {
    /** The dialog that was asked for, which the viewer may not be allowed to see. */
    asked: search.get('do'),
    /** The team in which a player is to be replaced. */
    replaceIn: search.get('replaceIn'),
    /** The team whose chat is open, or `team` for the viewer's own. */
    chat: search.get('chat'),
    open: (kind: TeamsDialogKind) => {
      search.set('do', kind)
      setSearch(search, inAddress)
    },
    closeDialog: () => {
      if (search.has('do') || search.has('replaceIn')) close('do', 'replaceIn', 'next')
    },
    closeChat: () => close('chat'),
  }
}
