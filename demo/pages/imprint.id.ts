import { h2, p, ul } from '../blocks'
import { type DemoPageText, toFill } from '../page'

export const imprintIndonesian: DemoPageText = {
  title: 'Identitas penerbit',
  body: [
    p('Siapa yang menerbitkan Eye of Sumatra, dan siapa yang bertanggung jawab atas isinya.'),
    ul(
      `<b>Penerbit:</b> ${toFill('nama dan bentuk badan hukum')}`,
      `<b>Alamat:</b> ${toFill('jalan, kota, provinsi, negara')}`,
      `<b>Diwakili oleh:</b> ${toFill('nama')}`,
      `<b>Telepon:</b> ${toFill('nomor')}`,
      `<b>Email:</b> ${toFill('alamat')}`,
      `<b>Terdaftar di:</b> ${toFill('lembaga dan nomor pendaftaran')}`,
      `<b>NPWP:</b> ${toFill('nomor, jika harus dicantumkan')}`,
      `<b>Penanggung jawab isi:</b> ${toFill('nama dan alamat')}`,
    ),
    h2('Gambar dan naskah'),
    p(
      `Naskah dan gambar adalah milik pembuatnya, kecuali jika keterangan kreditnya menyebutkan lain. Untuk memakainya di tempat lain, hubungi kami: ${toFill('alamat email')}.`,
    ),
    h2('Iklan'),
    p(
      'Iklan dipilih dan dibayar oleh anggota yang mengajukannya. Iklan diberi label iklan dan tidak memengaruhi artikel kami.',
    ),
  ],
}
