import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { FileField } from './FileField.tsx'

// The page is there before the code that reads files.
const FileImport = lazy(() => import('./FileImport.tsx'))

/** Creates a competition from a file: first shows what is in it, or what has to be corrected. */
export default function ImportPage() {
  const { t } = useTranslation('transfer')
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <PageHeader title={t('importTitle')} lead={t('importLead')} />
      <FileField name={file?.name ?? null} onChoose={setFile} />
      {file !== null && (
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <FileImport key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
        </Suspense>
      )}
    </>
  )
}
