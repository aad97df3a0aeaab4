import { h2, p, ul } from '../blocks'
import { type DemoPageText, toFill } from '../page'

export const correctionsIndonesian: DemoPageText = {
  title: 'Ralat',
  body: [
    p(
      `Anda menemukan kesalahan? Tulislah ke ${toFill('alamat email untuk ralat')}, dengan alamat artikelnya dan, jika ada, sumbernya. Kami membalas dalam ${toFill('jumlah')} hari kerja.`,
    ),
    h2('Cara kami meralat'),
    ul(
      'Fakta yang salah diperbaiki di artikelnya, yang lalu menampilkan tanggal perbaikan di samping tanggal terbitnya.',
      'Jika kesalahannya penting, kami menyebutkannya di akhir artikel dan mencatatnya di bawah ini.',
      'Salah ketik diperbaiki tanpa catatan.',
      'Kami tidak menghapus artikel hanya karena isinya menjadi tidak nyaman. Pengecualian hanya untuk alasan hukum atau keselamatan.',
    ),
    h2('Ralat terbaru'),
    p(toFill('belum ada: cantumkan di sini, yang terbaru di atas, masing-masing dengan tanggal dan tautannya')),
  ],
}
