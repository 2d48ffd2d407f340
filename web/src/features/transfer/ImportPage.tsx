import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { FileField } from './FileField.tsx'

// The page is there before the code that reads files.
const FileImport = lazy(() => import('./FileImport.tsx'))
const TextImport = lazy(() => import('./TextImport.tsx'))
const StartggImport = lazy(() => import('./StartggImport.tsx'))

const sources = ['file', 'text', 'startgg'] as const

/** Creates a competition from a file, a pasted table or start.gg: first shows what is in it, or what is wrong. */
export default function ImportPage() {
  const { t } = useTranslation('transfer')
  const [source, setSource] = useState<(typeof sources)[number]>('file')
  const [files, setFiles] = useState<readonly File[] | null>(null)
  return (
    <>
      <PageHeader title={t('importTitle')} lead={t('importLead')} />
      <Box sx={{ pb: 3 }}>
        <ChoiceCards
          dense
          legend={t('source')}
          choices={sources.map(value => ({ value, label: t(`source_${value}`) }))}
          value={source}
          onChange={setSource}
        />
      </Box>
      {source === 'file' && (
        <FileField name={files?.map(({ name }) => name).join(', ') ?? null} onChoose={setFiles} />
      )}
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        {source === 'file' && files !== null && <FileImport key={keyOf(files)} files={files} />}
        {source === 'text' && <TextImport />}
        {source === 'startgg' && <StartggImport />}
      </Suspense>
    </>
  )
}

function keyOf(files: readonly File[]): string {
  return files.map(({ name, lastModified, size }) => `${name} ${lastModified} ${size}`).join()
}
