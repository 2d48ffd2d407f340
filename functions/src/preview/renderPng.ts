import { previewSize } from '@upper-bracket/shared/preview/drawPreview'

/** Renders a picture for previews. The native module is loaded on first use, so that other functions start without it. */
export async function renderPng(svg: string, width: number = previewSize.width): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const rendered = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return rendered.asPng()
}
