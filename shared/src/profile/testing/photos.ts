const storage = 'https://firebasestorage.googleapis.com'

/** Pictures allowed for this uid in this project, which must be a local one. */
export function ownPhotos(uid: string, projectId: string): readonly string[] {
  const file = fileOf(uid)
  return [
    '/avatars/avatar0.svg',
    '/avatars/avatar4.svg',
    `${storage}/v0/b/${projectId}.appspot.com${file}`,
    `${storage}/v0/b/${projectId}.firebasestorage.app${file}`,
    `http://127.0.0.1:5004/v0/b/${projectId}.appspot.com${file}`,
  ]
}

/** Pictures that are refused: in another project's bucket, of another person, or similar addresses. */
export function foreignPhotos(uid: string, projectId: string): readonly string[] {
  const file = fileOf(uid)
  const own = `/v0/b/${projectId}.appspot.com${file}`
  return [
    '',
    '/avatars/avatar5.svg',
    '/avatars/avatar0Xsvg',
    '/avatars/avatar0.svg\n',
    'https://example.com/avatars/avatar0.svg',
    'https://lh3.googleusercontent.com/a/wolf=s96-c',
    `${storage}/v0/b/somebody-elses.appspot.com${file}`,
    `${storage}/v0/b/${projectId}-evil.appspot.com${file}`,
    `${storage}/v0/b/evil-${projectId}.appspot.com${file}`,
    `${storage}/v0/b/${projectId}.appspot.com.example.com${file}`,
    `${storage}/v0/b/${projectId}${file}`,
    `${storage}/v0/b/${projectId}-appspot-com${file}`,
    `http://127.0.0.1:5004/v0/b/somebody-elses.appspot.com${file}`,
    `${storage}${own}&x=1`,
    `${storage}${own.replace(uid, 'bear')}`,
    `${storage}${own.replace(uid, `${uid}%2Fmore`)}`,
    `${storage}${own.replace('?alt=media', '')}`,
    `${storage}.example.com${own}`,
    `https://example.com/${storage}${own}`,
    `${storage}${own}/o/avatars%2F${uid}`,
    `http://example.com:5004${own}`,
    `http://127.0.0.1:5004@example.com${own}`,
    `javascript:alert(1)//${own}`,
  ]
}

function fileOf(uid: string): string {
  return `/o/avatars%2F${encodeURIComponent(uid)}?alt=media&token=0a1b2c3d-4e5f`
}
