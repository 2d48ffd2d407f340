import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { photoProblem, photoTypes } from './photoFile.ts'
import { removePhoto } from './storePhoto.ts'

const PhotoDialog = lazy(() => import('./PhotoDialog.tsx'))

interface PhotoFieldProps {
  readonly uid: string
  readonly name: string
  readonly photoURL: string | null
}

const size = 96

/** The photo: choosing or dropping a file opens the crop dialog; it can also be removed. */
export function PhotoField({ uid, name, photoURL }: PhotoFieldProps) {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [over, setOver] = useState(false)
  const [removing, setRemoving] = useState(false)
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const choose = (file: File | undefined) => {
    if (file === undefined) return
    const problem = photoProblem(file)
    if (problem === null) setChosen(file)
    else showError(t(problem))
  }
  const remove = async () => {
    setRemoving(true)
    try {
      await removePhoto(uid)
      showSuccess(t('photoRemoved'))
    } catch (thrown) {
      showError(thrown)
    } finally {
      setRemoving(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        hidden
        aria-label={t('photoChange')}
        onChange={event => {
          choose(event.target.files?.[0])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      <ButtonBase
        aria-label={t('photoChange')}
        title={over ? t('photoDrop') : t('photoHint')}
        onClick={() => input.current?.click()}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={theme => ({
          position: 'relative',
          borderRadius: 1,
          outline: over ? `3px solid ${theme.vars.palette.primary.main}` : 'none',
          outlineOffset: 3,
          '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
        })}
      >
        <UserAvatar name={name} photoURL={photoURL} size={size} />
        <Box
          component="span"
          sx={theme => ({
            position: 'absolute',
            right: -8,
            bottom: -8,
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 34,
            borderRadius: '50%',
            bgcolor: 'background.raised',
            border: `1px solid ${theme.vars.palette.divider}`,
          })}
        >
          <AddAPhotoOutlined sx={{ fontSize: 18 }} />
        </Box>
      </ButtonBase>
      {photoURL !== null && (
        <Button
          size="small"
          color="inherit"
          loading={removing}
          onClick={() => void remove()}
          sx={{ ml: -0.75 }}
        >
          {t('photoRemove')}
        </Button>
      )}
      {chosen !== null && (
        <Suspense fallback={null}>
          <PhotoDialog uid={uid} file={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Box>
  )
}
