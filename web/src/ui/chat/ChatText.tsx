import { tokenize } from 'linkifyjs'
import { Fragment } from 'react'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { safeAddress } from '@upper-bracket/shared/text/safeAddress'

/**
 * A message with its web and mail addresses as links, including those without `https://`. Addresses that `safeAddress`
 * refuses stay text. The library finds the end of an address and knows the top-level domains (9 KiB compressed, loaded
 * with the chat).
 */
export function ChatText({ text }: { readonly text: string }) {
  let at = 0
  return tokenize(text).map(token => {
    const written = token.toString()
    const key = at
    at += written.length
    const href = token.isLink ? safeAddress(token.toHref('https')) : null
    return href === null ? (
      <Fragment key={key}>{written}</Fragment>
    ) : (
      <OutsideLink key={key} href={href}>
        {written}
      </OutsideLink>
    )
  })
}
