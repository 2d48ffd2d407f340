import { type EmbedFrame, resizeMessage } from '@upper-bracket/shared/embed/embedSnippet'
import { useEffect, useRef, useState } from 'react'

interface EmbedPreviewProps {
  readonly frame: EmbedFrame
  /** Whether the frame follows the height of its content, as with the script of the snippet. */
  readonly fits: boolean
}

/** An embed as it will look on another site, in the width that there is. */
export function EmbedPreview({ frame: { address, title, width, height }, fits }: EmbedPreviewProps) {
  const element = useRef<HTMLIFrameElement>(null)
  const [told, setTold] = useState<number | null>(null)
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (
        source === element.current?.contentWindow &&
        origin === location.origin &&
        data?.type === resizeMessage
      )
        setTold(Number(data.height))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <iframe
      ref={element}
      src={address}
      title={title}
      width={width ?? '100%'}
      height={fits && told !== null ? Math.min(told, height) : height}
      style={{ border: 0, maxWidth: '100%' }}
    />
  )
}
