import { h2, p, ul } from '../blocks'
import { type DemoPageText, toFill } from '../page'

export const editorialStandardsIndonesian: DemoPageText = {
  title: 'Pedoman redaksi',
  body: [
    p(
      `Bagaimana artikel kami dibuat, dan apa yang dapat Anda harapkan darinya. ${toFill('Periksa setiap kalimat: terbitkan hanya yang benar-benar Anda jalankan')}`,
    ),
    h2('Fakta'),
    ul(
      'Kami menyebut sumber untuk ketinggian, tanggal, angka, dan temuan, serta menautkannya jika dapat dibaca.',
      'Jika sumber-sumber berbeda, kami mengatakannya dan tidak sekadar memilih angka yang bulat.',
      'Sebelum terbit, artikel dibaca paling sedikit oleh satu editor yang bukan penulisnya.',
      'Fakta tentang akses, harga, dan keselamatan disertai tanggal pemeriksaannya. Setelah 90 hari, halaman memberi tahu bahwa pemeriksaan itu sudah lama.',
    ),
    h2('Kemandirian'),
    ul(
      'Iklan ditinjau oleh tim kami, diberi label iklan, dan tidak pernah ditulis oleh redaksi.',
      'Orang yang kami tulis tidak membayar dan tidak menyetujui naskahnya.',
      `Jika penulis diundang atau berkepentingan, artikelnya menyebutkan hal itu. ${toFill('jelaskan cara Anda bepergian: siapa yang membayar')}`,
    ),
    h2('Orang dan tempat'),
    ul(
      'Kami meminta izin sebelum memotret atau mengutip orang, dan bertanya sekali lagi jika mereka tinggal di tempat yang kami ceritakan.',
      'Kami tidak menunjukkan jalan ke tempat yang akan rusak jika pengunjungnya bertambah.',
      'Kami tidak mendorong siapa pun untuk mengabaikan penutupan atau peringatan.',
    ),
    h2('Mesin'),
    p(
      `Editor kami boleh meminta mesin menerjemahkan naskah sebagai draf pertama, lalu memperbaikinya sebelum terbit. Naskah yang belum kami terjemahkan dapat diterjemahkan di peramban Anda oleh Google Translate, yang hasilnya tidak kami periksa. ${toFill('sebutkan apakah dan bagaimana Anda memakai program lain yang menulis atau menggambar')}`,
    ),
    h2('Kesalahan'),
    p('Kami memperbaikinya secara terbuka: lihat <a href="/pages/corrections">Ralat</a>.'),
  ],
}
