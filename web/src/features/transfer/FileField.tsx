import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import FormHelperText from '@mui/material/FormHelperText'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FileFieldProps {
  /** The names of the chosen files; null if there are none. */
  readonly name: string | null
  /** Several are tables that belong together. */
  readonly onChoose: (files: readonly File[]) => void
}

/** Chooses a file, or takes one that is dropped. */
export function FileField({ name, onChoose }: FileFieldProps) {
  const { t } = useTranslation('transfer')
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const choose = (files: FileList | null) => {
    if (files !== null && files.length > 0) onChoose([...files])
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,.csv,.tsv,.txt,.zip,application/json,text/csv,application/zip"
        multiple
        hidden
        aria-label={t('chooseFile')}
        onChange={event => {
          choose(event.target.files)
          // Clearing the value allows choosing the same file again.
          event.target.value = ''
        }}
      />
      <ButtonBase
        onClick={() => field.current?.click()}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          choose(event.dataTransfer.files)
        }}
        sx={theme => ({
          width: '100%',
          minHeight: name === null ? 160 : 72,
          p: 2,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1.5,
          rowGap: 0.5,
          font: 'inherit',
          fontWeight: 650,
          bgcolor: 'background.paper',
          borderRadius: 1,
          border: `1px dashed ${theme.vars.palette.divider}`,
          outline: over ? `3px solid ${theme.vars.palette.primary.main}` : 'none',
          outlineOffset: 3,
          '&:hover': { borderColor: theme.vars.palette.text.secondary },
          '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
        })}
      >
        <UploadFileOutlined aria-hidden sx={{ color: 'brand.main' }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {over ? t('dropFile') : t(name === null ? 'chooseFile' : 'chooseOther')}
        </Box>
        {name !== null && !over && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
        )}
      </ButtonBase>
      <FormHelperText>{t('fileHint')}</FormHelperText>
    </>
  )
}
