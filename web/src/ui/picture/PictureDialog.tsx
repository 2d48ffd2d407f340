import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { toAppError } from '#platform/errors/appError.ts'
import type { Upload } from '#platform/firebase/storage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { DismissButton } from '../DismissButton.tsx'
import { croppedPicture, type PictureArea, type PictureFormat } from './croppedPicture.ts'

interface PictureDialogProps {
  readonly title: string
  readonly saveLabel: string
  /** The chosen file, of an accepted type and size. */
  readonly file: File
  readonly format: PictureFormat
  /** Stores the cropped picture; the dialog shows progress and errors. */
  readonly save: (picture: Blob, upload: Upload) => Promise<void>
  readonly onClose: () => void
}

const zoomMax = 4

/** Crops a picture and uploads it. */
export default function PictureDialog({ title, saveLabel, file, format, save, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['picture', 'common', 'errors'])
  const id = useId()
  const address = useObjectURL(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [entered, setEntered] = useState(false)
  const [area, setArea] = useState<PictureArea | null>(null)
  const { progress, problem, upload, cancel } = useUpload(format, save, onClose)
  const showError = useShowError()
  const busy = progress !== null
  const ratio = format.width / format.height

  const submit = () => {
    if (area !== null) void upload(file, area)
  }
  const unreadable = () => {
    showError(t('problem_broken'))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth={format.width > format.height ? 'sm' : 'xs'}
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: () => setEntered(true) } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          sx={{
            position: 'relative',
            aspectRatio: `${ratio}`,
            bgcolor: 'background.default',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {/* The cropper measures itself, which is not possible while the dialog is opening. */}
          {address !== null && entered && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={zoomMax}
              aspect={ratio}
              objectFit="cover"
              showGrid={false}
              onCropChange={busy ? () => undefined : setCrop}
              onZoomChange={busy ? () => undefined : setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              mediaProps={{ onError: unreadable, alt: '' }}
              cropperProps={{ 'aria-label': t('move') }}
            />
          )}
        </Box>
        {busy ? (
          <Box role="status">
            <LinearProgress variant="determinate" value={progress * 100} aria-label={t('uploading')} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {t('uploaded', { percent: Math.round(progress * 100) })}
            </Typography>
          </Box>
        ) : (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography component="span" variant="body2" color="textSecondary">
              {t('zoom')}
            </Typography>
            <Box
              component="input"
              type="range"
              min={1}
              max={zoomMax}
              step={0.05}
              value={zoom}
              onChange={event => setZoom(Number(event.target.value))}
              sx={theme => ({ flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main })}
            />
          </Box>
        )}
        {/* The toast with the same message is behind the dialog, where screen readers ignore it. */}
        {problem !== null && (
          <Typography role="alert" variant="body2" color="error">
            {t(`errors:${problem}`)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={busy ? cancel : onClose} />
        <Button variant="contained" onClick={submit} loading={busy} disabled={area === null}>
          {saveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useUpload(format: PictureFormat, save: PictureDialogProps['save'], onDone: () => void) {
  const { t } = useTranslation('picture')
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const control = useRef<AbortController | null>(null)
  const showError = useShowError()
  // Leaving the page cancels the upload.
  useEffect(() => () => control.current?.abort(), [])

  const upload = async (file: File, area: PictureArea) => {
    const own = new AbortController()
    control.current = own
    setProgress(0)
    setProblem(null)
    try {
      const picture = await croppedPicture(file, area, format).catch(() => null)
      if (picture === null) return showError(t('problem_broken'))
      await save(picture, { onProgress: setProgress, signal: own.signal })
      onDone()
    } catch (thrown) {
      setProblem(toAppError(thrown).code)
      showError(thrown)
    } finally {
      setProgress(null)
    }
  }
  return { progress, problem, upload, cancel: () => control.current?.abort() }
}

function useObjectURL(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
