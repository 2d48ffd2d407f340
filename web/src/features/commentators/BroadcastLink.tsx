import { readBroadcast } from '@upper-bracket/shared/live/broadcast'
import { useTranslation } from 'react-i18next'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'

/** A link to a broadcast, labelled with its service and channel: 'Twitch · starladder'. */
export function BroadcastLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('commentators')
  const read = readBroadcast(url)
  if (!read.ok) return null
  const { service, kind, id } = read.value
  const name = t(service === 'twitch' ? 'onTwitch' : 'onYoutube')
  return (
    <OutsideLink href={url}>
      {kind === 'channel' && service === 'youtube' ? name : `${name} · ${id}`}
    </OutsideLink>
  )
}
