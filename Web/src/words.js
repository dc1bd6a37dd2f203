// Written by Web/constants.py from the adapters' translations.

/** The bar's words by language: Previous, Next and Done. */
export const WORDS = /** @type {Record<string, string[]>} */ ({
  ar: ["الحقل السابق", "الحقل التالي", "تم"],
  de: ["Vorheriges Feld", "Nächstes Feld", "Fertig"],
  en: ["Previous Field", "Next Field", "Done"],
  es: ["Campo anterior", "Campo siguiente", "Listo"],
  fr: ["Champ précédent", "Champ suivant", "Terminé"],
  hi: ["पिछला फ़ील्ड", "अगला फ़ील्ड", "पूर्ण"],
  id: ["Kolom sebelumnya", "Kolom berikutnya", "Selesai"],
  it: ["Campo precedente", "Campo successivo", "Fine"],
  ja: ["前のフィールド", "次のフィールド", "完了"],
  ko: ["이전 필드", "다음 필드", "완료"],
  nl: ["Vorig veld", "Volgend veld", "Gereed"],
  pl: ["Poprzednie pole", "Następne pole", "Gotowe"],
  pt: ["Campo anterior", "Próximo campo", "Concluído"],
  ru: ["Предыдущее поле", "Следующее поле", "Готово"],
  sv: ["Föregående fält", "Nästa fält", "Klar"],
  th: ["ช่องก่อนหน้า", "ช่องถัดไป", "เสร็จสิ้น"],
  tr: ["Önceki alan", "Sonraki alan", "Bitti"],
  vi: ["Trường trước", "Trường tiếp theo", "Xong"],
  "zh-Hans": ["上一项", "下一项", "完成"],
  "zh-Hant": ["上一項", "下一項", "完成"],
});
