import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { FileField } from './FileField.tsx'
import { FileImport } from './FileImport.tsx'

/** Creates a competition from a file: first shows what is in it, or what has to be corrected. */
export default function ImportPage() {
  const { t } = useTranslation('transfer')
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <PageHeader title={t('importTitle')} lead={t('importLead')} />
      <FileField name={file?.name ?? null} onChoose={setFile} />
      {file !== null && <FileImport key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />}
    </>
  )
}
