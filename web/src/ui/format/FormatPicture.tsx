import type { FormatTemplate } from '@upper-bracket/shared/format/formatTemplates'
import { ChoicePicture } from '#ui/form/ChoicePicture.tsx'

const lines: Record<FormatTemplate, string> = {
  single: 'M2 6h22v12M2 30h22V18M24 18h22v16M2 42h22v10M2 64h22V52M24 52h22V34M46 34h28',
  double:
    'M2 4h18v8M2 20h18v-8M20 12h20v10M2 30h18v6M2 42h18v-6M20 36h20V22M40 22h22v14M2 54h24v6M2 66h24v-6M26 60h36V36M62 36h16',
  groups: 'M2 6h26v24H2zM2 14h26M2 22h26M2 40h26v24H2zM2 48h26M2 56h26M36 18h16v16M36 52h16V34M52 34h24',
  bothSides:
    'M2 6h20v24H2zM2 14h20M2 22h20M2 40h20v24H2zM2 48h20M2 56h20M28 8h16v8M28 24h16v-8M44 16h14v18M28 46h16v8M28 62h16v-8M44 54h14V34M58 34h18',
  swiss:
    'M2 30h12v10H2zM20 18h12v10H20zM20 42h12v10H20zM38 6h12v10H38zM38 30h12v10H38zM38 54h12v10H38zM56 11h10v24M56 35h20',
  major:
    'M2 4h12v8H2zM2 18h12v8H2zM2 32h12v8H2zM14 15h8M22 18h12v8H22zM22 32h12v8H22zM22 46h12v8H22zM34 29h8M42 32h12v8H42zM42 46h12v8H42zM42 60h12v8H42zM54 43h8v15M62 50h14',
  gsl: 'M2 6h16v8M2 22h16v-8M18 14h16v10M2 34h16v6M2 46h16v-6M18 40h16V30M34 24h6M34 30h6M48 16h10v12M48 40h10V28M58 28h18',
  league: 'M4 8h72v54H4zM4 22h72M4 36h72M4 50h72M24 8v54M60 8v54',
}

/** A sketch of a format; decorative. */
export function FormatPicture({ template }: { template: FormatTemplate }) {
  return <ChoicePicture lines={lines[template]} />
}
