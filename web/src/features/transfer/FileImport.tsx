import Box from '@mui/material/Box'
import { type Game, games } from '@upper-bracket/shared/games/game'
import { fileLengthMax } from '@upper-bracket/shared/transfer/transferLimits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { fileText } from './fileText.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ProblemList } from './ProblemList.tsx'
import type { Transfer } from './readTransfer.ts'

/** The readers contain the domain of brackets, so that they are loaded with the first file. */
const loadReaders = () => import('./readTransfer.ts')

/** Reads a file, or several tables, asks for what its format lacks, and shows the competition or the problems. */
export default function FileImport({ files }: { readonly files: readonly File[] }) {
  const { t } = useTranslation(['transfer', 'competition', 'common'])
  const [name, setName] = useState(files[0]?.name.replace(/\.[^.]*$/, '') || t('untitled'))
  const [game, setGame] = useState<Game>('dota2')
  const { needs, transfer } = useTransfer(files, name, game)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', pt: 3 }}>
      {needs.includes('name') && (
        <FormField label={t('competition:setting_name')} value={name} onChange={setName} />
      )}
      {needs.includes('game') && (
        <ChoiceCards
          dense
          legend={t('competition:setting_game')}
          choices={games.map(value => ({ value, label: t(`common:game_${value}`) }))}
          value={game}
          onChange={setGame}
        />
      )}
      {transfer === null && <RowsSkeleton rows={2} />}
      {transfer?.kind === 'problems' && (
        <ProblemList problems={transfer.problems} ofFile={files[0]?.name !== ''} />
      )}
      {transfer?.kind === 'competition' && <ImportPreview file={transfer.file} notes={transfer.notes} />}
    </Box>
  )
}

const fileTooLarge: Transfer = {
  kind: 'problems',
  problems: [{ path: '', problem: 'file-too-large', of: null }],
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The content of files; null while they are read. */
function useTransfer(files: readonly File[], name: string, game: Game) {
  const showError = useShowError()
  const [text, setText] = useState<string | null>(null)
  const [found, setFound] = useState<{
    readonly needs: readonly ('name' | 'game')[]
    readonly transfer: Transfer | null
  }>({ needs: [], transfer: null })
  useEffect(() => {
    // A text of the permitted length has at most three bytes per character.
    if (sizeOf(files) > 3 * fileLengthMax) setFound({ needs: [], transfer: fileTooLarge })
    else fileText(files).then(setText, error => showError(toAppError(error)))
  }, [files, showError])
  useEffect(() => {
    if (text === null) return
    let isCurrent = true
    loadReaders().then(
      ({ readerOf, readTransfer }) => {
        if (!isCurrent) return
        const reader = readerOf(text)
        const transfer = readTransfer(reader, text, { name, game, now: Date.now() })
        setFound({ needs: reader?.needs ?? [], transfer })
      },
      error => showError(toAppError(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [text, name, game, showError])
  return found
}
