import { broadcastName } from '@upper-bracket/shared/wording/broadcastName'
import { useTranslation } from 'react-i18next'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'

/** A link to a broadcast, labelled with its service and channel. */
export function BroadcastLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('commentators')
  const name = broadcastName(t, url)
  return name === null ? null : <OutsideLink href={url}>{name}</OutsideLink>
}
