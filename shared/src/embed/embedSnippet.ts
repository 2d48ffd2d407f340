import { escapedHtml } from '../text/escapedHtml.ts'

/** The type of the messages in which an embed tells the page around it its height in CSS pixels. */
export const resizeMessage = 'upper-bracket:resize'

export interface EmbedFrame {
  /** The address of the embed, with its origin. */
  readonly address: string
  /** Describes the frame to screen readers. */
  readonly title: string
  /** In CSS pixels; null for the whole width that the page has. */
  readonly width: number | null
  /** In CSS pixels. A frame that follows its content becomes no higher. */
  readonly height: number
}

/** Returns the element that shows an embed on another site. All values in it are escaped. */
export function embedFrame({ address, title, width, height }: EmbedFrame): string {
  const attributes = {
    src: address,
    title,
    loading: 'lazy',
    width: width === null ? '100%' : String(width),
    height: String(height),
    style: `border:0;max-width:100%;max-height:${height}px`,
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapedHtml(value)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

/**
 * Returns the frame with a script that makes it as high as its content. Several snippets on one page do not disturb each
 * other.
 */
export function embedSnippet(frame: EmbedFrame): string {
  const { origin } = new URL(frame.address)
  return `${embedFrame(frame)}\n<script>${resizing(origin)}</script>`
}

function resizing(origin: string): string {
  return [
    `addEventListener("message",function(e){`,
    `if(e.origin!=="${origin}"||!e.data||e.data.type!=="${resizeMessage}"||!(e.data.height>0))return;`,
    `document.querySelectorAll("iframe").forEach(function(f){`,
    `if(f.contentWindow===e.source)f.height=Math.ceil(e.data.height)})})`,
  ].join('')
}
