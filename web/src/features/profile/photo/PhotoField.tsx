import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { usePictureChoice } from '#ui/picture/usePictureChoice.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { removePhoto, storePhoto } from './storePhoto.ts'

const PictureDialog = lazyDialog(async () => {
  // The code for uploading is loaded together with the dialog.
  const [dialog] = await Promise.all([
    import('#ui/picture/PictureDialog.tsx'),
    import('#platform/firebase/storage.ts'),
  ])
  return dialog
})

interface PhotoFieldProps {
  readonly uid: string
  readonly name: string
  readonly photoURL: string | null
}

const size = 96

/** Sharp on any screen at the largest size in which photos are shown. */
const photoFormat = { width: 512, height: 512, bytesMax: 2 * 1024 * 1024 } as const

/** The photo field: choosing or dropping a file opens the crop dialog, and the photo can be removed. */
export function PhotoField({ uid, name, photoURL }: PhotoFieldProps) {
  const { t } = useTranslation('profile')
  const picture = usePictureChoice()
  const [removing, setRemoving] = useState(false)
  const showError = useShowError()
  const showSuccess = useShowSuccess()

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

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input {...picture.input} aria-label={t('photoChange')} />
      <ButtonBase
        aria-label={t('photoChange')}
        title={picture.over ? t('photoDrop') : t('photoHint')}
        {...picture.target}
        sx={theme => ({
          position: 'relative',
          borderRadius: 1,
          outline: picture.over ? `3px solid ${theme.vars.palette.primary.main}` : 'none',
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
      {picture.chosen !== null && (
        <Suspense fallback={null}>
          <PictureDialog
            title={t('photoCrop')}
            saveLabel={t('photoSave')}
            file={picture.chosen}
            format={photoFormat}
            save={async (photo, upload) => {
              await storePhoto(uid, photo, upload)
              showSuccess(t('photoSaved'))
            }}
            onClose={picture.close}
          />
        </Suspense>
      )}
    </Box>
  )
}
