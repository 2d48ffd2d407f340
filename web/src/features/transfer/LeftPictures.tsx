import type { LeftPicture } from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'

/** Names the pictures that cannot be taken, one by one. */
export function LeftPictures({
  file,
  left,
}: {
  readonly file: CompetitionFile
  readonly left: readonly LeftPicture[]
}) {
  const { t } = useTranslation('transfer')
  if (left.length === 0) return null
  const nameOf = new Map(file.teams.map(({ id, name }) => [id, name]))
  return (
    <PlainList sx={{ color: 'warning.main', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {left.map(({ kind, of }) => (
        <li key={`${kind} ${of}`}>
          {t(of === '' && kind === 'sponsor' ? 'pictureLeft_sponsors' : `pictureLeft_${kind}`, {
            of: nameOf.get(of) ?? of,
          })}
        </li>
      ))}
    </PlainList>
  )
}
