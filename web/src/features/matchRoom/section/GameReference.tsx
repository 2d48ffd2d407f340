import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { safeAddress } from '@upper-bracket/shared/text/safeAddress'

/** Where a played game can be looked up, after what is said of it. */
export function GameReference({ reference }: Pick<PlayedGame, 'reference'>) {
  if (reference === undefined) return null
  const address = /^https:\/\/\S+$/i.test(reference) ? safeAddress(reference) : null
  return (
    <>
      {' · '}
      {address === null ? reference : <OutsideLink href={address}>{new URL(address).hostname}</OutsideLink>}
    </>
  )
}
