import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import FileImport from './FileImport.tsx'

/** Reads a pasted table like a file. */
export default function TextImport() {
  const { t } = useTranslation('transfer')
  const [text, setText] = useState('')
  const [shown, setShown] = useState<{ readonly text: string; readonly files: readonly File[] } | null>(null)
  return (
    <>
      <Box
        component="form"
        onSubmit={event => {
          event.preventDefault()
          setShown({ text, files: [new File([text], '')] })
        }}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 900px)' }}
      >
        <FormField
          label={t('pastedText')}
          hint={t('pastedHint')}
          value={text}
          onChange={setText}
          multiline
          required
          minRows={6}
          maxRows={20}
        />
        <Button type="submit" variant="contained">
          {t('readText')}
        </Button>
      </Box>
      {shown !== null && <FileImport key={shown.text} files={shown.files} />}
    </>
  )
}
