import type { ReportedGame } from '@upper-bracket/shared/matchRoom/matchRoom'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { safeAddress } from '#ui/text/safeAddress.ts'

/** Where a played game can be looked up, after what is said of it. */
export function GameReference({ reference }: Pick<ReportedGame, 'reference'>) {
  if (reference === null) return null
  const address = /^https:\/\/\S+$/i.test(reference) ? safeAddress(reference) : null
  return (
    <>
      {' · '}
      {address === null ? reference : <OutsideLink href={address}>{new URL(address).hostname}</OutsideLink>}
    </>
  )
}
