import type { CompetitionFormat } from '@upper-bracket/shared/format/competitionFormat'
import { ChoicePicture } from '#ui/form/ChoicePicture.tsx'

const lines: Record<CompetitionFormat, string> = {
  single: 'M2 6h22v12M2 30h22V18M24 18h22v16M2 42h22v10M2 64h22V52M24 52h22V34M46 34h28',
  double:
    'M2 4h18v8M2 20h18v-8M20 12h20v10M2 30h18v6M2 42h18v-6M20 36h20V22M40 22h22v14M2 54h24v6M2 66h24v-6M26 60h36V36M62 36h16',
  table: 'M4 8h72M4 22h72M4 36h72M4 50h72M4 64h72M28 8v56M52 8v56',
}

/** A sketch of a format; decorative. */
export function FormatPicture({ format }: { format: CompetitionFormat }) {
  return <ChoicePicture lines={lines[format]} />
}
