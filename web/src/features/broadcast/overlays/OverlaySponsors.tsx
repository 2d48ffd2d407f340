import { panelScales } from './overlayStage.ts'
import type { OverlayViewProps } from './overlayStage.ts'
import { SponsorRow } from './SponsorRow.tsx'

/** The sponsors as a strip at the bottom. */
export default function OverlaySponsors({ competition, options }: OverlayViewProps) {
  return <SponsorRow competition={competition} zoom={panelScales[options.size]} />
}
