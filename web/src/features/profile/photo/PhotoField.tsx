import { useTranslation } from 'react-i18next'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PictureField } from '#ui/picture/PictureField.tsx'
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

/** The photo of a person. */
export function PhotoField({ uid, name, photoURL }: PhotoFieldProps) {
  const { t } = useTranslation('profile')
  const showSuccess = useShowSuccess()
  return (
    <PictureField
      Dialog={PictureDialog}
      texts={{
        change: t('photoChange'),
        hint: t('photoHint'),
        drop: t('photoDrop'),
        crop: t('photoCrop'),
        save: t('photoSave'),
        remove: t('photoRemove'),
      }}
      hasPicture={photoURL !== null}
      format={photoFormat}
      save={async (photo, upload) => {
        await storePhoto(uid, photo, upload)
        showSuccess(t('photoSaved'))
      }}
      remove={async () => {
        await removePhoto(uid)
        showSuccess(t('photoRemoved'))
      }}
    >
      <UserAvatar name={name} photoURL={photoURL} size={size} />
    </PictureField>
  )
}
