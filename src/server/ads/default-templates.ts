import { AD_PICTURE, AD_TITLE_LENGTH } from '@shared/ad-limits'
import type { RejectionTemplate } from '@shared/entities/ad-review'

const { width, height } = AD_PICTURE

/** The reasons that come with the program, in the languages of the dashboard. They follow the guidelines of the form. */
export const DEFAULT_TEMPLATES: RejectionTemplate[] = [
  {
    language: 'en',
    name: 'Picture too small or blurred',
    text: `The picture is too small or blurred. Please submit the ad again with a sharp one of at least ${width}×${height} pixels.`,
  },
  {
    language: 'en',
    name: 'Link does not work',
    text: 'The link does not work. Please check the address and submit the ad again.',
  },
  {
    language: 'en',
    name: 'Not about Sumatra',
    text: 'Our readers look for travel in Sumatra. Please tell them what your offer has to do with it, and submit the ad again.',
  },
  {
    language: 'en',
    name: 'Misleading',
    text: 'Some of what the ad promises is not what your page offers, such as the price or the place. Please correct it and submit the ad again.',
  },
  {
    language: 'en',
    name: 'Text too long',
    text: `The title is too long to be read at a glance. Please keep it to ${AD_TITLE_LENGTH} characters and submit the ad again.`,
  },
  {
    language: 'id',
    name: 'Gambar terlalu kecil atau buram',
    text: `Gambarnya terlalu kecil atau buram. Silakan ajukan kembali iklan ini dengan gambar yang tajam, minimal ${width}×${height} piksel.`,
  },
  {
    language: 'id',
    name: 'Tautan tidak berfungsi',
    text: 'Tautannya tidak berfungsi. Silakan periksa alamatnya, lalu ajukan kembali iklan ini.',
  },
  {
    language: 'id',
    name: 'Bukan tentang Sumatra',
    text: 'Pembaca kami mencari wisata di Sumatra. Silakan jelaskan hubungan penawaran Anda dengan Sumatra, lalu ajukan kembali iklan ini.',
  },
  {
    language: 'id',
    name: 'Menyesatkan',
    text: 'Sebagian isi iklan tidak sesuai dengan halaman Anda, misalnya harga atau tempatnya. Silakan perbaiki, lalu ajukan kembali iklan ini.',
  },
  {
    language: 'id',
    name: 'Teks terlalu panjang',
    text: `Judulnya terlalu panjang untuk dibaca sekilas. Silakan batasi hingga ${AD_TITLE_LENGTH} karakter, lalu ajukan kembali iklan ini.`,
  },
  {
    language: 'fr',
    name: 'Image trop petite ou floue',
    text: `L’image est trop petite ou floue. Veuillez soumettre à nouveau la publicité avec une image nette d’au moins ${width} × ${height} pixels.`,
  },
  {
    language: 'fr',
    name: 'Le lien ne fonctionne pas',
    text: 'Le lien ne fonctionne pas. Veuillez vérifier l’adresse et soumettre à nouveau la publicité.',
  },
  {
    language: 'fr',
    name: 'Sans rapport avec Sumatra',
    text: 'Nos lecteurs préparent un voyage à Sumatra. Veuillez leur dire quel est le rapport avec votre offre, puis soumettre à nouveau la publicité.',
  },
  {
    language: 'fr',
    name: 'Trompeuse',
    text: 'Une partie de ce que promet la publicité ne correspond pas à votre page, par exemple le prix ou le lieu. Veuillez la corriger et soumettre à nouveau la publicité.',
  },
  {
    language: 'fr',
    name: 'Texte trop long',
    text: `Le titre est trop long pour être lu d’un coup d’œil. Veuillez le limiter à ${AD_TITLE_LENGTH} caractères et soumettre à nouveau la publicité.`,
  },
]
