import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { screenshotLimits } from '@upper-bracket/shared/matchDay/screenshot'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { pictureProblem, pictureTypes } from '#ui/picture/pictureFile.ts'

interface ScreenshotsFieldProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** Pictures of how a match ended, chosen from the person's files. */
export function ScreenshotsField({ files, onChange }: ScreenshotsFieldProps) {
  const { t } = useTranslation(['room', 'picture'])
  const showError = useShowError()
  const input = useRef<HTMLInputElement>(null)
  const left = screenshotLimits.perReport - files.length
  const choose = (chosen: readonly File[]) => {
    const problem = chosen.map(pictureProblem).find(each => each !== null)
    if (problem) showError(t(`picture:problem_${problem}`))
    if (chosen.length > left) showError(t('screenshotsMost', { count: screenshotLimits.perReport }))
    onChange([...files, ...chosen.filter(file => pictureProblem(file) === null).slice(0, left)])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {t('screenshotsHint', { count: screenshotLimits.perReport })}
      </Typography>
      {files.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {files.map((file, index) => (
            <Chosen
              // biome-ignore lint/suspicious/noArrayIndexKey: phones give many files the same name and time
              key={index}
              file={file}
              label={t('screenshot', { number: index + 1 })}
              onRemove={() => onChange(files.filter(each => each !== file))}
            />
          ))}
        </Box>
      )}
      {left > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {t('addScreenshot')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('addScreenshot')}
        onChange={event => {
          choose([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </Box>
  )
}

interface ChosenProps {
  readonly file: File
  readonly label: string
  readonly onRemove: () => void
}

function Chosen({ file, label, onRemove }: ChosenProps) {
  const { t } = useTranslation('room')
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box component="img" src={address} alt={label} sx={{ ...thumbnail, display: 'block' }} />
      <IconButton
        aria-label={t('removeScreenshot', { name: label })}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          top: -10,
          right: -10,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          '&:hover': { bgcolor: 'background.raised' },
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const thumbnail = { width: 144, height: 81, objectFit: 'cover', borderRadius: 1 } as const
