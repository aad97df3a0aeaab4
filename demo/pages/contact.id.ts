import { h2, p, table } from '../blocks'
import { type DemoPageText, toFill } from '../page'

export const contactIndonesian: DemoPageText = {
  title: 'Kontak',
  body: [
    p(
      `Tulislah kepada kami dalam bahasa Indonesia atau Inggris. Kami membaca semuanya dan membalas dalam ${toFill('jumlah')} hari kerja.`,
    ),
    table(
      ['Tentang', 'Kirim ke'],
      ['Artikel, gagasan, ralat', toFill('alamat email redaksi')],
      ['Iklan dan keanggotaan', toFill('alamat email untuk mitra')],
      ['Akun dan data Anda', toFill('alamat email untuk pertanyaan tentang data')],
      ['Masalah keamanan di situs ini', toFill('alamat email, sama dengan yang ada di security.txt')],
    ),
    h2('Lewat pos'),
    p(toFill('nama, jalan, kota, provinsi, negara')),
    h2('Menulis untuk kami'),
    p(
      'Anda tahu kawah, gua, atau kampung yang layak ditulis? Kirimkan tiga kalimat: di mana letaknya, apa yang dapat dilihat, dan dari mana Anda mengetahuinya. Tunggulah balasan kami sebelum menulis lebih panjang.',
    ),
  ],
}
