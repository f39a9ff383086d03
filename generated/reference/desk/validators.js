// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_formats = __commonJS({
  "ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

import { add, validator } from "../../validator.ts";
var checkActingAgent = check_validate21;
var check_func1 = require_ucs2length().default;
function check_validate21(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "agent_id")
            return !1;
        if (_errs1 === errors && data.agent_id !== void 0) {
          let data0 = data.agent_id;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (data0.length < 1)
                return !1;
            } else
              return !1;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkSetUpAction = check_validate22;
var check_formats0 = require_formats().fullFormats["date-time"], check_pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]", "u");
function check_validate22(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action_id === void 0 && (missing0 = "action_id") || data.at === void 0 && (missing0 = "at") || data.operation === void 0 && (missing0 = "operation") || data.of === void 0 && (missing0 = "of"))
        return !1;
      if (data.action_id !== void 0) {
        let data0 = data.action_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.at !== void 0) {
          let data1 = data.at, _errs3 = errors;
          if (errors === _errs3 && errors === _errs3)
            if (typeof data1 == "string")
              if (check_pattern4.test(data1)) {
                if (!check_formats0.validate(data1))
                  return !1;
              } else
                return !1;
            else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.by !== void 0) {
            let _errs5 = errors;
            if (typeof data.by != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.operation !== void 0) {
              let _errs7 = errors;
              if (typeof data.operation != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.of !== void 0) {
                let data4 = data.of, _errs9 = errors;
                if (errors === _errs9)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.agent_id !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.agent_id != "string")
                        return !1;
                      var valid1 = _errs11 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data4.channel_id !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.channel_id != "string")
                          return !1;
                        var valid1 = _errs13 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data4.reply_name !== void 0) {
                          let _errs15 = errors;
                          if (typeof data4.reply_name != "string")
                            return !1;
                          var valid1 = _errs15 === errors;
                        } else
                          var valid1 = !0;
                    }
                  } else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkActionList = check_validate23;
function check_validate23(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.actions === void 0 && (missing0 = "actions") || data.has_older === void 0 && (missing0 = "has_older"))
        return !1;
      if (data.actions !== void 0) {
        let data0 = data.actions, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0], _errs3 = errors;
              if (errors === errors)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.action_id === void 0 && (missing1 = "action_id") || data1.at === void 0 && (missing1 = "at") || data1.operation === void 0 && (missing1 = "operation") || data1.of === void 0 && (missing1 = "of"))
                    return !1;
                  if (data1.action_id !== void 0) {
                    let data2 = data1.action_id, _errs6 = errors;
                    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                      return !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data1.at !== void 0) {
                      let data3 = data1.at, _errs8 = errors;
                      if (errors === _errs8 && errors === _errs8)
                        if (typeof data3 == "string")
                          if (check_pattern4.test(data3)) {
                            if (!check_formats0.validate(data3))
                              return !1;
                          } else
                            return !1;
                        else
                          return !1;
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data1.by !== void 0) {
                        let _errs10 = errors;
                        if (typeof data1.by != "string")
                          return !1;
                        var valid3 = _errs10 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data1.operation !== void 0) {
                          let _errs12 = errors;
                          if (typeof data1.operation != "string")
                            return !1;
                          var valid3 = _errs12 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data1.of !== void 0) {
                            let data6 = data1.of, _errs14 = errors;
                            if (errors === _errs14)
                              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                if (data6.agent_id !== void 0) {
                                  let _errs16 = errors;
                                  if (typeof data6.agent_id != "string")
                                    return !1;
                                  var valid4 = _errs16 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data6.channel_id !== void 0) {
                                    let _errs18 = errors;
                                    if (typeof data6.channel_id != "string")
                                      return !1;
                                    var valid4 = _errs18 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4)
                                    if (data6.reply_name !== void 0) {
                                      let _errs20 = errors;
                                      if (typeof data6.reply_name != "string")
                                        return !1;
                                      var valid4 = _errs20 === errors;
                                    } else
                                      var valid4 = !0;
                                }
                              } else
                                return !1;
                            var valid3 = _errs14 === errors;
                          } else
                            var valid3 = !0;
                      }
                    }
                  }
                } else
                  return !1;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.has_older !== void 0) {
          let _errs22 = errors;
          if (typeof data.has_older != "boolean")
            return !1;
          var valid0 = _errs22 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkAddressRenewal = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.keep_former === void 0 && (missing0 = "keep_former"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "keep_former")
            return !1;
        if (_errs1 === errors && data.keep_former !== void 0 && typeof data.keep_former != "boolean")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkDepartment = check_validate25;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkDeskAgent = check_validate26;
function check_validate26(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.name === void 0 && (missing0 = "name") || data.online === void 0 && (missing0 = "online"))
        return !1;
      if (data.agent_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.agent_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.number !== void 0) {
          let data1 = data.number, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.name !== void 0) {
            let _errs5 = errors;
            if (typeof data.name != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.photo !== void 0) {
              let _errs7 = errors;
              if (typeof data.photo != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.email !== void 0) {
                let _errs9 = errors;
                if (typeof data.email != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.phone !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.phone != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.online !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.online != "boolean")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.stays_online !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.stays_online != "boolean")
                        return !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.seen_at !== void 0) {
                        let data8 = data.seen_at, _errs17 = errors;
                        if (errors === _errs17 && errors === _errs17)
                          if (typeof data8 == "string")
                            if (check_pattern4.test(data8)) {
                              if (!check_formats0.validate(data8))
                                return !1;
                            } else
                              return !1;
                          else
                            return !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.away !== void 0) {
                          let _errs19 = errors;
                          if (typeof data.away != "boolean")
                            return !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.department !== void 0) {
                            let data10 = data.department, _errs21 = errors;
                            if (errors === errors)
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                if (data10.id !== void 0) {
                                  let data11 = data10.id, _errs24 = errors;
                                  if (!(typeof data11 == "number" && isFinite(data11)))
                                    return !1;
                                  var valid2 = _errs24 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2)
                                  if (data10.name !== void 0) {
                                    let _errs26 = errors;
                                    if (typeof data10.name != "string")
                                      return !1;
                                    var valid2 = _errs26 === errors;
                                  } else
                                    var valid2 = !0;
                              } else
                                return !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.sign_in_at !== void 0) {
                              let data13 = data.sign_in_at, _errs28 = errors;
                              if (errors === _errs28 && errors === _errs28)
                                if (typeof data13 == "string")
                                  if (check_pattern4.test(data13)) {
                                    if (!check_formats0.validate(data13))
                                      return !1;
                                  } else
                                    return !1;
                                else
                                  return !1;
                              var valid0 = _errs28 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentList = check_validate27;
function check_validate27(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agents === void 0 && (missing0 = "agents"))
        return !1;
      if (data.agents !== void 0) {
        let data0 = data.agents, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate26(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.signed_in_as !== void 0) {
          let _errs4 = errors;
          if (typeof data.signed_in_as != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageId = check_validate29;
function check_validate29(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkAgentSettings = check_validate30;
function check_validate30(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "name" || key0 === "photo" || key0 === "email" || key0 === "phone" || key0 === "online" || key0 === "stays_online" || key0 === "department"))
          return !1;
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (data0.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.photo !== void 0) {
            let data1 = data.photo, _errs4 = errors;
            if (typeof data1 != "string" && data1 !== null)
              return !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let data2 = data.email, _errs6 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let _errs8 = errors;
                if (typeof data.phone != "string")
                  return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.online !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.online != "boolean")
                    return !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.stays_online !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.stays_online != "boolean")
                      return !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.department !== void 0) {
                      let data6 = data.department, _errs14 = errors;
                      if (errors === errors)
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          if (data6.id !== void 0) {
                            let data7 = data6.id, _errs17 = errors;
                            if (!(typeof data7 == "number" && isFinite(data7)))
                              return !1;
                            var valid2 = _errs17 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data6.name !== void 0) {
                              let _errs19 = errors;
                              if (typeof data6.name != "string")
                                return !1;
                              var valid2 = _errs19 === errors;
                            } else
                              var valid2 = !0;
                        } else
                          return !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentText = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs3 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs6 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkBackup = check_validate32;
function check_validate32(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file"))
        return !1;
      if (data.file !== void 0 && typeof data.file != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkHttpUrl = check_validate33;
var check_pattern8 = new RegExp("[\\x00-\\x20\\x7F]", "u"), check_pattern9 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function check_validate33(data) {
  let errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (check_pattern8.test(data) || errors++);
  var valid0 = _errs2 === errors;
  if (valid0)
    return !1;
  if (errors = _errs1, errors === 0)
    if (typeof data == "string") {
      if (!check_pattern9.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkBotSettings = check_validate34;
var check_pattern12 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$", "u");
function check_validate34(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "bot_endpoint" || key0 === "token" || key0 === "provider_id" || key0 === "name" || key0 === "authorization" || key0 === "mark_after_seconds" || key0 === "hand_over_after_seconds"))
          return !1;
      if (_errs1 === errors) {
        if (data.bot_endpoint !== void 0) {
          let data0 = data.bot_endpoint, _errs2 = errors, _errs3 = errors, _errs5 = errors, _errs6 = errors;
          typeof data0 == "string" && (check_pattern8.test(data0) || errors++);
          var valid2 = _errs6 === errors;
          if (valid2)
            return !1;
          if (errors = _errs5, errors === _errs3)
            if (typeof data0 == "string") {
              if (!check_pattern9.test(data0))
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.token !== void 0) {
            let data1 = data.token, _errs7 = errors;
            if (errors === _errs7)
              if (typeof data1 == "string") {
                if (data1.length < 1)
                  return !1;
                if (!check_pattern12.test(data1))
                  return !1;
              } else
                return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.provider_id !== void 0) {
              let data2 = data.provider_id, _errs9 = errors;
              if (errors === _errs9)
                if (typeof data2 == "string") {
                  if (data2.length < 1)
                    return !1;
                  if (!check_pattern12.test(data2))
                    return !1;
                } else
                  return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let data3 = data.name, _errs11 = errors;
                if (errors === _errs11)
                  if (typeof data3 == "string") {
                    if (data3.length < 1)
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.authorization !== void 0) {
                  let data4 = data.authorization, _errs13 = errors;
                  if (typeof data4 != "string" && data4 !== null || errors === _errs13 && typeof data4 == "string" && data4.length < 1)
                    return !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.mark_after_seconds !== void 0) {
                    let data5 = data.mark_after_seconds, _errs15 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                      return !1;
                    if (errors === _errs15 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 86400 || isNaN(data5))
                        return !1;
                      if (data5 < 0 || isNaN(data5))
                        return !1;
                    }
                    var valid0 = _errs15 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.hand_over_after_seconds !== void 0) {
                      let data6 = data.hand_over_after_seconds, _errs17 = errors;
                      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                        return !1;
                      if (errors === _errs17 && typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 86400 || isNaN(data6))
                          return !1;
                        if (data6 < 0 || isNaN(data6))
                          return !1;
                      }
                      var valid0 = _errs17 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkButtonsEntry = check_validate35;
function check_validate35(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "buttons")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.buttons !== void 0) {
            let data2 = data.buttons, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs7 = errors;
                  if (typeof data2[i0] != "string")
                    return !1;
                  var valid1 = _errs7 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.text !== void 0) {
              let _errs9 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallEntry = check_validate36;
function check_validate36(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "call")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "end" || data1 === "error"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs5 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallMove = check_validate37;
function check_validate37(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "status" || key0 === "reason" || key0 === "record_url"))
            return !1;
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status, _errs2 = errors;
            if (typeof data0 != "string" || !(data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error"))
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.reason !== void 0) {
              let _errs4 = errors;
              if (typeof data.reason != "string")
                return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.record_url !== void 0) {
                let _errs6 = errors;
                if (typeof data.record_url != "string")
                  return !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDayOfWeek = check_validate38;
function check_validate38(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "monday" || data === "tuesday" || data === "wednesday" || data === "thursday" || data === "friday" || data === "saturday" || data === "sunday") ? !1 : errors === 0;
}
var checkWorkingHours = check_validate39;
var check_pattern14 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u"), check_pattern15 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");
function check_validate39(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.days === void 0 && (missing0 = "days") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "days" || key0 === "from" || key0 === "to" || key0 === "time_zone"))
            return !1;
        if (_errs1 === errors) {
          if (data.days !== void 0) {
            let data0 = data.days, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0], _errs4 = errors;
                  if (typeof data1 != "string" || !(data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday"))
                    return !1;
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let data2 = data.from, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data2 == "string") {
                  if (!check_pattern14.test(data2))
                    return !1;
                } else
                  return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.to !== void 0) {
                let data3 = data.to, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data3 == "string") {
                    if (!check_pattern15.test(data3))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.time_zone !== void 0) {
                  let data4 = data.time_zone, _errs11 = errors;
                  if (errors === _errs11)
                    if (typeof data4 == "string") {
                      if (data4.length < 1)
                        return !1;
                    } else
                      return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallbackSettings = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.enabled === void 0 && (missing0 = "enabled"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "enabled" || key0 === "balance" || key0 === "hours"))
            return !1;
        if (_errs1 === errors) {
          if (data.enabled !== void 0) {
            let _errs2 = errors;
            if (typeof data.enabled != "boolean")
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.balance !== void 0) {
              let data1 = data.balance, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) || errors === _errs4 && typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)))
                return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.hours !== void 0) {
                let _errs6 = errors;
                check_validate39(data.hours) || errors++;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCannedReply = check_validate42;
function check_validate42(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.reply_name === void 0 && (missing0 = "reply_name") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.reply_name !== void 0) {
        let _errs1 = errors;
        if (typeof data.reply_name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCannedReplyList = check_validate43;
function check_validate43(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.replies === void 0 && (missing0 = "replies"))
        return !1;
      if (data.replies !== void 0) {
        let data0 = data.replies;
        if (errors === errors)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0], _errs3 = errors;
              if (errors === errors)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.reply_name === void 0 && (missing1 = "reply_name") || data1.text === void 0 && (missing1 = "text"))
                    return !1;
                  if (data1.reply_name !== void 0) {
                    let _errs6 = errors;
                    if (typeof data1.reply_name != "string")
                      return !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3)
                    if (data1.text !== void 0) {
                      let _errs8 = errors;
                      if (typeof data1.text != "string")
                        return !1;
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                } else
                  return !1;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkCannedText = check_validate44;
function check_validate44(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "text")
            return !1;
        if (_errs1 === errors && data.text !== void 0) {
          let data0 = data.text;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (check_func1(data0) > 4e3)
                return !1;
              if (data0.length < 1)
                return !1;
            } else
              return !1;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChannelChange = check_validate45;
function check_validate45(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents"))
          return !1;
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (data0.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_endpoint !== void 0) {
            let data1 = data.customer_endpoint, _errs4 = errors, _errs5 = errors, valid1 = !1, _errs6 = errors, _errs7 = errors, _errs9 = errors, _errs10 = errors;
            typeof data1 == "string" && (check_pattern8.test(data1) || errors++);
            var valid3 = _errs10 === errors;
            valid3 ? errors++ : errors = _errs9, errors === _errs7 && (typeof data1 == "string" && check_pattern9.test(data1) || errors++);
            var _valid0 = _errs6 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs11 = errors;
              data1 !== null && errors++;
              var _valid0 = _errs11 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs5;
            else
              return errors++, !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chunked !== void 0) {
              let _errs13 = errors;
              if (typeof data.chunked != "boolean")
                return !1;
              var valid0 = _errs13 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.agents !== void 0) {
                let data3 = data.agents, _errs15 = errors;
                if (errors === _errs15)
                  if (Array.isArray(data3)) {
                    var valid4 = !0;
                    let len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs17 = errors;
                      if (typeof data3[i0] != "string")
                        return !1;
                      var valid4 = _errs17 === errors;
                      if (!valid4)
                        break;
                    }
                  } else
                    return !1;
                var valid0 = _errs15 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkConnectedBotInfo = check_validate46;
function check_validate46(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider_id === void 0 && (missing0 = "provider_id") || data.name === void 0 && (missing0 = "name") || data.bot_endpoint === void 0 && (missing0 = "bot_endpoint"))
        return !1;
      if (data.provider_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.provider_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.bot_endpoint !== void 0) {
            let _errs5 = errors;
            if (typeof data.bot_endpoint != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.has_authorization !== void 0) {
              let _errs7 = errors;
              if (typeof data.has_authorization != "boolean")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mark_after_seconds !== void 0) {
                let data4 = data.mark_after_seconds, _errs9 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                  return !1;
                if (errors === _errs9 && typeof data4 == "number" && isFinite(data4)) {
                  if (data4 > 86400 || isNaN(data4))
                    return !1;
                  if (data4 < 0 || isNaN(data4))
                    return !1;
                }
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.hand_over_after_seconds !== void 0) {
                  let data5 = data.hand_over_after_seconds, _errs11 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return !1;
                  if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 86400 || isNaN(data5))
                      return !1;
                    if (data5 < 0 || isNaN(data5))
                      return !1;
                  }
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWebhookInfo = check_validate47;
function check_validate47(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.signed === void 0 && (missing0 = "signed"))
        return !1;
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.has_query !== void 0) {
          let _errs3 = errors;
          if (typeof data.has_query != "boolean")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.signed !== void 0) {
            let _errs5 = errors;
            if (typeof data.signed != "boolean")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.has_former_secret !== void 0) {
              let _errs7 = errors;
              if (typeof data.has_former_secret != "boolean")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetLook = check_validate48;
var check_pattern20 = new RegExp("^#[0-9a-f]{6}$", "u");
function check_validate48(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "name" || key0 === "photo" || key0 === "label" || key0 === "colour" || key0 === "side"))
          return !1;
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (check_func1(data0) > 60)
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.photo !== void 0) {
            let data1 = data.photo, _errs4 = errors, _errs6 = errors, _errs8 = errors, _errs9 = errors;
            typeof data1 == "string" && (check_pattern8.test(data1) || errors++);
            var valid3 = _errs9 === errors;
            if (valid3)
              return !1;
            if (errors = _errs8, errors === _errs6)
              if (typeof data1 == "string") {
                if (!check_pattern9.test(data1))
                  return !1;
              } else
                return !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data2 = data.label, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data2 == "string") {
                  if (check_func1(data2) > 40)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.colour !== void 0) {
                let data3 = data.colour, _errs12 = errors;
                if (errors === _errs12)
                  if (typeof data3 == "string") {
                    if (!check_pattern20.test(data3))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.side !== void 0) {
                  let data4 = data.side, _errs14 = errors;
                  if (typeof data4 != "string" || !(data4 === "start" || data4 === "end"))
                    return !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetInfo = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.script_url !== void 0) {
        let _errs1 = errors;
        if (typeof data.script_url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.domains !== void 0) {
          let data1 = data.domains, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs5 = errors;
                if (typeof data1[i0] != "string")
                  return !1;
                var valid1 = _errs5 === errors;
                if (!valid1)
                  break;
              }
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.safe_url !== void 0) {
            let _errs7 = errors;
            if (typeof data.safe_url != "boolean")
              return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.callback !== void 0) {
              let _errs9 = errors;
              check_validate40(data.callback) || errors++;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.look !== void 0) {
                let _errs10 = errors;
                check_validate48(data.look) || errors++;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskChannel = check_validate52;
function check_validate52(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.name === void 0 && (missing0 = "name") || data.chunked === void 0 && (missing0 = "chunked") || data.agents === void 0 && (missing0 = "agents"))
        return !1;
      if (data.channel_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.channel_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_endpoint !== void 0) {
            let _errs5 = errors;
            if (typeof data.customer_endpoint != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chunked !== void 0) {
              let _errs7 = errors;
              if (typeof data.chunked != "boolean")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.agents !== void 0) {
                let data4 = data.agents, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs11 = errors;
                      if (typeof data4[i0] != "string")
                        return !1;
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.bot !== void 0) {
                  let data6 = data.bot, _errs13 = errors;
                  if (errors === errors)
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      let missing1;
                      if (data6.provider_id === void 0 && (missing1 = "provider_id") || data6.name === void 0 && (missing1 = "name") || data6.bot_endpoint === void 0 && (missing1 = "bot_endpoint"))
                        return !1;
                      if (data6.provider_id !== void 0) {
                        let _errs16 = errors;
                        if (typeof data6.provider_id != "string")
                          return !1;
                        var valid3 = _errs16 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data6.name !== void 0) {
                          let _errs18 = errors;
                          if (typeof data6.name != "string")
                            return !1;
                          var valid3 = _errs18 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data6.bot_endpoint !== void 0) {
                            let _errs20 = errors;
                            if (typeof data6.bot_endpoint != "string")
                              return !1;
                            var valid3 = _errs20 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data6.has_authorization !== void 0) {
                              let _errs22 = errors;
                              if (typeof data6.has_authorization != "boolean")
                                return !1;
                              var valid3 = _errs22 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data6.mark_after_seconds !== void 0) {
                                let data11 = data6.mark_after_seconds, _errs24 = errors;
                                if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                  return !1;
                                if (errors === _errs24 && typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 > 86400 || isNaN(data11))
                                    return !1;
                                  if (data11 < 0 || isNaN(data11))
                                    return !1;
                                }
                                var valid3 = _errs24 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3)
                                if (data6.hand_over_after_seconds !== void 0) {
                                  let data12 = data6.hand_over_after_seconds, _errs26 = errors;
                                  if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                    return !1;
                                  if (errors === _errs26 && typeof data12 == "number" && isFinite(data12)) {
                                    if (data12 > 86400 || isNaN(data12))
                                      return !1;
                                    if (data12 < 0 || isNaN(data12))
                                      return !1;
                                  }
                                  var valid3 = _errs26 === errors;
                                } else
                                  var valid3 = !0;
                            }
                          }
                        }
                      }
                    } else
                      return !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.webhook !== void 0) {
                    let data13 = data.webhook, _errs28 = errors;
                    if (errors === errors)
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        let missing2;
                        if (data13.url === void 0 && (missing2 = "url") || data13.signed === void 0 && (missing2 = "signed"))
                          return !1;
                        if (data13.url !== void 0) {
                          let _errs31 = errors;
                          if (typeof data13.url != "string")
                            return !1;
                          var valid5 = _errs31 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5) {
                          if (data13.has_query !== void 0) {
                            let _errs33 = errors;
                            if (typeof data13.has_query != "boolean")
                              return !1;
                            var valid5 = _errs33 === errors;
                          } else
                            var valid5 = !0;
                          if (valid5) {
                            if (data13.signed !== void 0) {
                              let _errs35 = errors;
                              if (typeof data13.signed != "boolean")
                                return !1;
                              var valid5 = _errs35 === errors;
                            } else
                              var valid5 = !0;
                            if (valid5)
                              if (data13.has_former_secret !== void 0) {
                                let _errs37 = errors;
                                if (typeof data13.has_former_secret != "boolean")
                                  return !1;
                                var valid5 = _errs37 === errors;
                              } else
                                var valid5 = !0;
                          }
                        }
                      } else
                        return !1;
                    var valid0 = _errs28 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.widget !== void 0) {
                      let _errs39 = errors;
                      check_validate49(data.widget) || errors++;
                      var valid0 = _errs39 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.former_address_until !== void 0) {
                        let data19 = data.former_address_until, _errs40 = errors;
                        if (errors === _errs40 && errors === _errs40)
                          if (typeof data19 == "string")
                            if (check_pattern4.test(data19)) {
                              if (!check_formats0.validate(data19))
                                return !1;
                            } else
                              return !1;
                          else
                            return !1;
                        var valid0 = _errs40 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChannelList = check_validate54;
function check_validate54(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channels === void 0 && (missing0 = "channels"))
        return !1;
      if (data.channels !== void 0) {
        let data0 = data.channels;
        if (errors === errors)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate52(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkChannelSettings = check_validate56;
function check_validate56(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.agents === void 0 && (missing0 = "agents"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents"))
            return !1;
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer_endpoint !== void 0) {
              let data1 = data.customer_endpoint, _errs4 = errors, _errs5 = errors, _errs7 = errors, _errs8 = errors;
              typeof data1 == "string" && (check_pattern8.test(data1) || errors++);
              var valid2 = _errs8 === errors;
              if (valid2)
                return !1;
              if (errors = _errs7, errors === _errs5)
                if (typeof data1 == "string") {
                  if (!check_pattern9.test(data1))
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.chunked !== void 0) {
                let _errs9 = errors;
                if (typeof data.chunked != "boolean")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.agents !== void 0) {
                  let data3 = data.agents, _errs11 = errors;
                  if (errors === _errs11)
                    if (Array.isArray(data3)) {
                      var valid3 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs13 = errors;
                        if (typeof data3[i0] != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                        if (!valid3)
                          break;
                      }
                    } else
                      return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatState = check_validate57;
function check_validate57(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "open" || data === "closed") ? !1 : errors === 0;
}
var checkDeskCustomer = check_validate58;
function check_validate58(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs7 = errors;
              if (typeof data.email != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.photo !== void 0) {
                let _errs9 = errors;
                if (typeof data.photo != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.description != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.invite !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.invite != "string")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.url !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.url != "string")
                        return !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkPageInfo = check_validate59;
function check_validate59(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkSuppliedPage = check_validate60;
function check_validate60(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url"))
        return !1;
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkGeoIp = check_validate61;
function check_validate61(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.region_code !== void 0) {
        let _errs1 = errors;
        if (typeof data.region_code != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.country !== void 0) {
          let _errs3 = errors;
          if (typeof data.country != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0) {
            let _errs5 = errors;
            if (typeof data.country_code != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.region !== void 0) {
              let _errs7 = errors;
              if (typeof data.region != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.city !== void 0) {
                let _errs9 = errors;
                if (typeof data.city != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.latitude !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.latitude != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.longitude !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.longitude != "string")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.organization !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.organization != "string")
                        return !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkUtmTags = check_validate62;
function check_validate62(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        let _errs1 = errors;
        if (typeof data.source != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.campaign !== void 0) {
          let _errs3 = errors;
          if (typeof data.campaign != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs5 = errors;
            if (typeof data.content != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.medium !== void 0) {
              let _errs7 = errors;
              if (typeof data.medium != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.term !== void 0) {
                let _errs9 = errors;
                if (typeof data.term != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkSession = check_validate63;
function check_validate63(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.geoip !== void 0) {
        let data0 = data.geoip, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.region_code !== void 0) {
              let _errs4 = errors;
              if (typeof data0.region_code != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.country !== void 0) {
                let _errs6 = errors;
                if (typeof data0.country != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.country_code !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.country_code != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data0.region !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.region != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data0.city !== void 0) {
                      let _errs12 = errors;
                      if (typeof data0.city != "string")
                        return !1;
                      var valid2 = _errs12 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data0.latitude !== void 0) {
                        let _errs14 = errors;
                        if (typeof data0.latitude != "string")
                          return !1;
                        var valid2 = _errs14 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data0.longitude !== void 0) {
                          let _errs16 = errors;
                          if (typeof data0.longitude != "string")
                            return !1;
                          var valid2 = _errs16 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2)
                          if (data0.organization !== void 0) {
                            let _errs18 = errors;
                            if (typeof data0.organization != "string")
                              return !1;
                            var valid2 = _errs18 === errors;
                          } else
                            var valid2 = !0;
                      }
                    }
                  }
                }
              }
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.utm !== void 0) {
          let _errs20 = errors;
          if (typeof data.utm != "string")
            return !1;
          var valid0 = _errs20 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.utm_json !== void 0) {
            let data10 = data.utm_json, _errs22 = errors;
            if (errors === errors)
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.source !== void 0) {
                  let _errs25 = errors;
                  if (typeof data10.source != "string")
                    return !1;
                  var valid4 = _errs25 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data10.campaign !== void 0) {
                    let _errs27 = errors;
                    if (typeof data10.campaign != "string")
                      return !1;
                    var valid4 = _errs27 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data10.content !== void 0) {
                      let _errs29 = errors;
                      if (typeof data10.content != "string")
                        return !1;
                      var valid4 = _errs29 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data10.medium !== void 0) {
                        let _errs31 = errors;
                        if (typeof data10.medium != "string")
                          return !1;
                        var valid4 = _errs31 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4)
                        if (data10.term !== void 0) {
                          let _errs33 = errors;
                          if (typeof data10.term != "string")
                            return !1;
                          var valid4 = _errs33 === errors;
                        } else
                          var valid4 = !0;
                    }
                  }
                }
              } else
                return !1;
            var valid0 = _errs22 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ip_addr !== void 0) {
              let _errs35 = errors;
              if (typeof data.ip_addr != "string")
                return !1;
              var valid0 = _errs35 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.user_agent !== void 0) {
                let _errs37 = errors;
                if (typeof data.user_agent != "string")
                  return !1;
                var valid0 = _errs37 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkPanelItem = check_validate64;
function check_validate64(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "assign_button" || data0 === "custom_field" || data0 === "crm_button"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs5 = errors;
            if (typeof data.content != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.key !== void 0) {
              let _errs7 = errors;
              if (typeof data.key != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.link !== void 0) {
                let _errs9 = errors;
                if (typeof data.link != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.set_by !== void 0) {
                  let data5 = data.set_by, _errs11 = errors;
                  if (typeof data5 != "string" || !(data5 === "page" || data5 === "webhook"))
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskCall = check_validate65;
function check_validate65(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.call_id === void 0 && (missing0 = "call_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.call_id !== void 0) {
        let data0 = data.call_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.chat_id !== void 0) {
          let data1 = data.chat_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.type !== void 0) {
            let _errs5 = errors;
            if (typeof data.type != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.phone !== void 0) {
              let _errs7 = errors;
              if (typeof data.phone != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.agent_id !== void 0) {
                let _errs9 = errors;
                if (typeof data.agent_id != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.requested_at !== void 0) {
                  let data5 = data.requested_at, _errs11 = errors;
                  if (errors === _errs11 && errors === _errs11)
                    if (typeof data5 == "string")
                      if (check_pattern4.test(data5)) {
                        if (!check_formats0.validate(data5))
                          return !1;
                      } else
                        return !1;
                    else
                      return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.status !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.status != "string")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.reason !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.reason != "string")
                        return !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.record_url !== void 0) {
                        let _errs17 = errors;
                        if (typeof data.record_url != "string")
                          return !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeliveryState = check_validate66;
function check_validate66(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "pending" || data === "delivered" || data === "failed") ? !1 : errors === 0;
}
var checkDeskAttempt = check_validate67;
function check_validate67(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.started_at === void 0 && (missing0 = "started_at"))
        return !1;
      if (data.number !== void 0) {
        let data0 = data.number, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs1 && typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.started_at !== void 0) {
          let data1 = data.started_at, _errs3 = errors;
          if (errors === _errs3 && errors === _errs3)
            if (typeof data1 == "string")
              if (check_pattern4.test(data1)) {
                if (!check_formats0.validate(data1))
                  return !1;
              } else
                return !1;
            else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.ended_at !== void 0) {
            let data2 = data.ended_at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data2 == "string")
                if (check_pattern4.test(data2)) {
                  if (!check_formats0.validate(data2))
                    return !1;
                } else
                  return !1;
              else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.status !== void 0) {
              let data3 = data.status, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outcome !== void 0) {
                let data4 = data.outcome, _errs9 = errors;
                if (typeof data4 != "string" || !(data4 === "delivered" || data4 === "refused" || data4 === "invalid_answer" || data4 === "bad_status" || data4 === "timeout" || data4 === "unreachable" || data4 === "interrupted"))
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.answer !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.answer != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskDelivery = check_validate68;
function check_validate68(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state") || data.attempts === void 0 && (missing0 = "attempts"))
        return !1;
      if (data.delivery_id !== void 0) {
        let data0 = data.delivery_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.state !== void 0) {
          let data1 = data.state, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "pending" || data1 === "delivered" || data1 === "failed"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.attempts !== void 0) {
            let data2 = data.attempts, _errs6 = errors;
            if (errors === _errs6)
              if (Array.isArray(data2)) {
                var valid2 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0], _errs8 = errors;
                  if (errors === errors)
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.number === void 0 && (missing1 = "number") || data3.started_at === void 0 && (missing1 = "started_at"))
                        return !1;
                      if (data3.number !== void 0) {
                        let data4 = data3.number, _errs11 = errors;
                        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)))
                          return !1;
                        var valid4 = _errs11 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data3.started_at !== void 0) {
                          let data5 = data3.started_at, _errs13 = errors;
                          if (errors === _errs13 && errors === _errs13)
                            if (typeof data5 == "string")
                              if (check_pattern4.test(data5)) {
                                if (!check_formats0.validate(data5))
                                  return !1;
                              } else
                                return !1;
                            else
                              return !1;
                          var valid4 = _errs13 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data3.ended_at !== void 0) {
                            let data6 = data3.ended_at, _errs15 = errors;
                            if (errors === _errs15 && errors === _errs15)
                              if (typeof data6 == "string")
                                if (check_pattern4.test(data6)) {
                                  if (!check_formats0.validate(data6))
                                    return !1;
                                } else
                                  return !1;
                              else
                                return !1;
                            var valid4 = _errs15 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data3.status !== void 0) {
                              let data7 = data3.status, _errs17 = errors;
                              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                return !1;
                              var valid4 = _errs17 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data3.outcome !== void 0) {
                                let data8 = data3.outcome, _errs19 = errors;
                                if (typeof data8 != "string" || !(data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted"))
                                  return !1;
                                var valid4 = _errs19 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4)
                                if (data3.answer !== void 0) {
                                  let _errs21 = errors;
                                  if (typeof data3.answer != "string")
                                    return !1;
                                  var valid4 = _errs21 === errors;
                                } else
                                  var valid4 = !0;
                            }
                          }
                        }
                      }
                    } else
                      return !1;
                  var valid2 = _errs8 === errors;
                  if (!valid2)
                    break;
                }
              } else
                return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.next_attempt_at !== void 0) {
              let data10 = data.next_attempt_at, _errs23 = errors;
              if (errors === _errs23 && errors === _errs23)
                if (typeof data10 == "string")
                  if (check_pattern4.test(data10)) {
                    if (!check_formats0.validate(data10))
                      return !1;
                  } else
                    return !1;
                else
                  return !1;
              var valid0 = _errs23 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkEntryHead = check_validate69;
function check_validate69(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.at === void 0 && (missing0 = "at") || data.from === void 0 && (missing0 = "from"))
        return !1;
      if (data.entry_id !== void 0) {
        let data0 = data.entry_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.chat_id !== void 0) {
          let data1 = data.chat_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.at !== void 0) {
            let data2 = data.at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data2 == "string")
                if (check_pattern4.test(data2)) {
                  if (!check_formats0.validate(data2))
                    return !1;
                } else
                  return !1;
              else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let data3 = data.from, _errs7 = errors;
              if (typeof data3 != "string" || !(data3 === "customer" || data3 === "agent" || data3 === "bot" || data3 === "system"))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.agent_id !== void 0) {
                let _errs9 = errors;
                if (typeof data.agent_id != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.delivery !== void 0) {
                  let _errs11 = errors;
                  check_validate68(data.delivery) || errors++;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTextEntry = check_validate71;
function check_validate71(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkMediaType = check_validate72;
function check_validate72(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document") ? !1 : errors === 0;
}
var checkPositiveInteger = check_validate73;
function check_validate73(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var checkMediaContent = check_validate74;
function check_validate74(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.file !== void 0) {
          let data1 = data.file, _errs4 = errors, _errs6 = errors, _errs8 = errors, _errs9 = errors;
          typeof data1 == "string" && (check_pattern8.test(data1) || errors++);
          var valid4 = _errs9 === errors;
          if (valid4)
            return !1;
          if (errors = _errs8, errors === _errs6)
            if (typeof data1 == "string") {
              if (!check_pattern9.test(data1))
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.file_name !== void 0) {
            let _errs10 = errors;
            if (typeof data.file_name != "string")
              return !1;
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file_size !== void 0) {
              let data3 = data.file_size, _errs12 = errors, _errs14 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) || errors === _errs14 && typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)))
                return !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.thumb !== void 0) {
                let data4 = data.thumb, _errs16 = errors, _errs18 = errors, _errs20 = errors, _errs21 = errors;
                typeof data4 == "string" && (check_pattern8.test(data4) || errors++);
                var valid9 = _errs21 === errors;
                if (valid9)
                  return !1;
                if (errors = _errs20, errors === _errs18)
                  if (typeof data4 == "string") {
                    if (!check_pattern9.test(data4))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs16 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.emoji !== void 0) {
                  let _errs22 = errors;
                  if (typeof data.emoji != "string")
                    return !1;
                  var valid0 = _errs22 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.duration !== void 0) {
                    let data6 = data.duration, _errs24 = errors, _errs26 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) || errors === _errs26 && typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)))
                      return !1;
                    var valid0 = _errs24 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.width !== void 0) {
                      let data7 = data.width, _errs28 = errors, _errs30 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) || errors === _errs30 && typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)))
                        return !1;
                      var valid0 = _errs28 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.height !== void 0) {
                        let data8 = data.height, _errs32 = errors, _errs34 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) || errors === _errs34 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return !1;
                        var valid0 = _errs32 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.text !== void 0) {
                          let _errs36 = errors;
                          if (typeof data.text != "string")
                            return !1;
                          var valid0 = _errs36 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.performer !== void 0) {
                            let _errs38 = errors;
                            if (typeof data.performer != "string")
                              return !1;
                            var valid0 = _errs38 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.title !== void 0) {
                              let _errs40 = errors;
                              if (typeof data.title != "string")
                                return !1;
                              var valid0 = _errs40 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkLocationContent = check_validate75;
function check_validate75(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.latitude !== void 0) {
          let data1 = data.latitude, _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.longitude !== void 0) {
            let data2 = data.longitude, _errs5 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.text !== void 0) {
              let _errs7 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.title !== void 0) {
                let _errs9 = errors;
                if (typeof data.title != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkMarkdownEntry = check_validate76;
function check_validate76(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "markdown")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.content !== void 0) {
          let _errs3 = errors;
          if (typeof data.content != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.html !== void 0) {
            let _errs5 = errors;
            if (typeof data.html != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.text !== void 0) {
              let _errs7 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkErrorEntry = check_validate77;
function check_validate77(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "error")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.about !== void 0) {
            let data2 = data.about, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.typing !== void 0) {
              let _errs7 = errors;
              if (typeof data.typing != "boolean")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkNoteEntry = check_validate78;
function check_validate78(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "note")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkTransferEntry = check_validate79;
function check_validate79(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "transfer")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.to !== void 0) {
          let _errs3 = errors;
          if (typeof data.to != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs5 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkEntryContent = check_validate80;
function check_validate80(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons" || data0 === "error" || data0 === "note" || data0 === "transfer" || data0 === "call"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        if (tag0 === "text") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.type === void 0 && (missing1 = "type") || data.text === void 0 && (missing1 = "text"))
                return !1;
              if (data.type !== void 0) {
                let data1 = data.type, _errs5 = errors;
                if (typeof data1 != "string" || data1 !== "text")
                  return !1;
                var valid4 = _errs5 === errors;
              } else
                var valid4 = !0;
              if (valid4)
                if (data.text !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid4 = _errs7 === errors;
                } else
                  var valid4 = !0;
            } else
              return !1;
        } else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
          check_validate74(data) || errors++;
        else if (tag0 === "location") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.type === void 0 && (missing2 = "type") || data.latitude === void 0 && (missing2 = "latitude") || data.longitude === void 0 && (missing2 = "longitude"))
                return !1;
              if (data.type !== void 0) {
                let data3 = data.type, _errs13 = errors;
                if (typeof data3 != "string" || data3 !== "location")
                  return !1;
                var valid8 = _errs13 === errors;
              } else
                var valid8 = !0;
              if (valid8) {
                if (data.latitude !== void 0) {
                  let data4 = data.latitude, _errs15 = errors;
                  if (!(typeof data4 == "number" && isFinite(data4)))
                    return !1;
                  var valid8 = _errs15 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.longitude !== void 0) {
                    let data5 = data.longitude, _errs17 = errors;
                    if (!(typeof data5 == "number" && isFinite(data5)))
                      return !1;
                    var valid8 = _errs17 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.text !== void 0) {
                      let _errs19 = errors;
                      if (typeof data.text != "string")
                        return !1;
                      var valid8 = _errs19 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8)
                      if (data.title !== void 0) {
                        let _errs21 = errors;
                        if (typeof data.title != "string")
                          return !1;
                        var valid8 = _errs21 === errors;
                      } else
                        var valid8 = !0;
                  }
                }
              }
            } else
              return !1;
        } else if (tag0 === "markdown") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.type === void 0 && (missing3 = "type") || data.content === void 0 && (missing3 = "content"))
                return !1;
              if (data.type !== void 0) {
                let data8 = data.type, _errs26 = errors;
                if (typeof data8 != "string" || data8 !== "markdown")
                  return !1;
                var valid11 = _errs26 === errors;
              } else
                var valid11 = !0;
              if (valid11) {
                if (data.content !== void 0) {
                  let _errs28 = errors;
                  if (typeof data.content != "string")
                    return !1;
                  var valid11 = _errs28 === errors;
                } else
                  var valid11 = !0;
                if (valid11) {
                  if (data.html !== void 0) {
                    let _errs30 = errors;
                    if (typeof data.html != "string")
                      return !1;
                    var valid11 = _errs30 === errors;
                  } else
                    var valid11 = !0;
                  if (valid11)
                    if (data.text !== void 0) {
                      let _errs32 = errors;
                      if (typeof data.text != "string")
                        return !1;
                      var valid11 = _errs32 === errors;
                    } else
                      var valid11 = !0;
                }
              }
            } else
              return !1;
        } else if (tag0 === "buttons") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.type === void 0 && (missing4 = "type") || data.buttons === void 0 && (missing4 = "buttons"))
                return !1;
              if (data.type !== void 0) {
                let data12 = data.type, _errs37 = errors;
                if (typeof data12 != "string" || data12 !== "buttons")
                  return !1;
                var valid14 = _errs37 === errors;
              } else
                var valid14 = !0;
              if (valid14) {
                if (data.title !== void 0) {
                  let _errs39 = errors;
                  if (typeof data.title != "string")
                    return !1;
                  var valid14 = _errs39 === errors;
                } else
                  var valid14 = !0;
                if (valid14) {
                  if (data.buttons !== void 0) {
                    let data14 = data.buttons, _errs41 = errors;
                    if (errors === _errs41)
                      if (Array.isArray(data14)) {
                        var valid15 = !0;
                        let len0 = data14.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs43 = errors;
                          if (typeof data14[i0] != "string")
                            return !1;
                          var valid15 = _errs43 === errors;
                          if (!valid15)
                            break;
                        }
                      } else
                        return !1;
                    var valid14 = _errs41 === errors;
                  } else
                    var valid14 = !0;
                  if (valid14)
                    if (data.text !== void 0) {
                      let _errs45 = errors;
                      if (typeof data.text != "string")
                        return !1;
                      var valid14 = _errs45 === errors;
                    } else
                      var valid14 = !0;
                }
              }
            } else
              return !1;
        } else if (tag0 === "error") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.type === void 0 && (missing5 = "type") || data.text === void 0 && (missing5 = "text"))
                return !1;
              if (data.type !== void 0) {
                let data17 = data.type, _errs50 = errors;
                if (typeof data17 != "string" || data17 !== "error")
                  return !1;
                var valid18 = _errs50 === errors;
              } else
                var valid18 = !0;
              if (valid18) {
                if (data.text !== void 0) {
                  let _errs52 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid18 = _errs52 === errors;
                } else
                  var valid18 = !0;
                if (valid18) {
                  if (data.about !== void 0) {
                    let data19 = data.about, _errs54 = errors;
                    if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19)))
                      return !1;
                    var valid18 = _errs54 === errors;
                  } else
                    var valid18 = !0;
                  if (valid18)
                    if (data.typing !== void 0) {
                      let _errs56 = errors;
                      if (typeof data.typing != "boolean")
                        return !1;
                      var valid18 = _errs56 === errors;
                    } else
                      var valid18 = !0;
                }
              }
            } else
              return !1;
        } else if (tag0 === "note") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.type === void 0 && (missing6 = "type") || data.text === void 0 && (missing6 = "text"))
                return !1;
              if (data.type !== void 0) {
                let data21 = data.type, _errs61 = errors;
                if (typeof data21 != "string" || data21 !== "note")
                  return !1;
                var valid21 = _errs61 === errors;
              } else
                var valid21 = !0;
              if (valid21)
                if (data.text !== void 0) {
                  let _errs63 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid21 = _errs63 === errors;
                } else
                  var valid21 = !0;
            } else
              return !1;
        } else if (tag0 === "transfer") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.type === void 0 && (missing7 = "type"))
                return !1;
              if (data.type !== void 0) {
                let data23 = data.type, _errs68 = errors;
                if (typeof data23 != "string" || data23 !== "transfer")
                  return !1;
                var valid24 = _errs68 === errors;
              } else
                var valid24 = !0;
              if (valid24) {
                if (data.to !== void 0) {
                  let _errs70 = errors;
                  if (typeof data.to != "string")
                    return !1;
                  var valid24 = _errs70 === errors;
                } else
                  var valid24 = !0;
                if (valid24)
                  if (data.text !== void 0) {
                    let _errs72 = errors;
                    if (typeof data.text != "string")
                      return !1;
                    var valid24 = _errs72 === errors;
                  } else
                    var valid24 = !0;
              }
            } else
              return !1;
        } else if (tag0 === "call" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing8;
            if (data.type === void 0 && (missing8 = "type") || data.status === void 0 && (missing8 = "status"))
              return !1;
            if (data.type !== void 0) {
              let data26 = data.type, _errs77 = errors;
              if (typeof data26 != "string" || data26 !== "call")
                return !1;
              var valid27 = _errs77 === errors;
            } else
              var valid27 = !0;
            if (valid27) {
              if (data.status !== void 0) {
                let data27 = data.status, _errs79 = errors;
                if (typeof data27 != "string" || !(data27 === "end" || data27 === "error"))
                  return !1;
                var valid27 = _errs79 === errors;
              } else
                var valid27 = !0;
              if (valid27)
                if (data.text !== void 0) {
                  let _errs81 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid27 = _errs81 === errors;
                } else
                  var valid27 = !0;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkTranscriptEntry = check_validate82;
function check_validate82(data) {
  let errors = 0, _errs0 = errors;
  check_validate69(data) || errors++;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    check_validate80(data) || errors++;
    var valid0 = _errs1 === errors;
  }
  return errors === 0;
}
var checkUnreadMessages = check_validate85;
function check_validate85(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since") || data.entries === void 0 && (missing0 = "entries"))
        return !1;
      if (data.since !== void 0) {
        let data0 = data.since, _errs1 = errors;
        if (errors === _errs1 && errors === _errs1)
          if (typeof data0 == "string")
            if (check_pattern4.test(data0)) {
              if (!check_formats0.validate(data0))
                return !1;
            } else
              return !1;
          else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.entries !== void 0) {
          let data1 = data.entries, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0], _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return !1;
                var valid1 = _errs5 === errors;
                if (!valid1)
                  break;
              }
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkDeskChat = check_validate86;
function check_validate86(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_id === void 0 && (missing0 = "chat_id") || data.channel_id === void 0 && (missing0 = "channel_id") || data.state === void 0 && (missing0 = "state") || data.customer === void 0 && (missing0 = "customer") || data.customer_typing === void 0 && (missing0 = "customer_typing") || data.opened_at === void 0 && (missing0 = "opened_at"))
        return !1;
      if (data.chat_id !== void 0) {
        let data0 = data.chat_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.channel_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.channel_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.state !== void 0) {
            let data2 = data.state, _errs5 = errors;
            if (typeof data2 != "string" || !(data2 === "open" || data2 === "closed"))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer !== void 0) {
              let data3 = data.customer, _errs8 = errors;
              if (errors === errors)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing1;
                  if (data3.id === void 0 && (missing1 = "id") || data3.name === void 0 && (missing1 = "name"))
                    return !1;
                  if (data3.id !== void 0) {
                    let data4 = data3.id, _errs11 = errors;
                    if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return !1;
                    var valid3 = _errs11 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data3.name !== void 0) {
                      let _errs13 = errors;
                      if (typeof data3.name != "string")
                        return !1;
                      var valid3 = _errs13 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data3.phone !== void 0) {
                        let _errs15 = errors;
                        if (typeof data3.phone != "string")
                          return !1;
                        var valid3 = _errs15 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data3.email !== void 0) {
                          let _errs17 = errors;
                          if (typeof data3.email != "string")
                            return !1;
                          var valid3 = _errs17 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data3.photo !== void 0) {
                            let _errs19 = errors;
                            if (typeof data3.photo != "string")
                              return !1;
                            var valid3 = _errs19 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data3.description !== void 0) {
                              let _errs21 = errors;
                              if (typeof data3.description != "string")
                                return !1;
                              var valid3 = _errs21 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data3.invite !== void 0) {
                                let _errs23 = errors;
                                if (typeof data3.invite != "string")
                                  return !1;
                                var valid3 = _errs23 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3)
                                if (data3.url !== void 0) {
                                  let _errs25 = errors;
                                  if (typeof data3.url != "string")
                                    return !1;
                                  var valid3 = _errs25 === errors;
                                } else
                                  var valid3 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.customer_typing !== void 0) {
                let _errs27 = errors;
                if (typeof data.customer_typing != "boolean")
                  return !1;
                var valid0 = _errs27 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.agent_id !== void 0) {
                  let _errs29 = errors;
                  if (typeof data.agent_id != "string")
                    return !1;
                  var valid0 = _errs29 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.handled_by !== void 0) {
                    let data14 = data.handled_by, _errs31 = errors;
                    if (typeof data14 != "string" || !(data14 === "bot" || data14 === "agents"))
                      return !1;
                    var valid0 = _errs31 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.unanswered_since !== void 0) {
                      let data15 = data.unanswered_since, _errs33 = errors;
                      if (errors === _errs33 && errors === _errs33)
                        if (typeof data15 == "string")
                          if (check_pattern4.test(data15)) {
                            if (!check_formats0.validate(data15))
                              return !1;
                          } else
                            return !1;
                        else
                          return !1;
                      var valid0 = _errs33 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.via !== void 0) {
                        let data16 = data.via, _errs35 = errors;
                        if (typeof data16 != "string" || data16 !== "widget")
                          return !1;
                        var valid0 = _errs35 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.visitor_number !== void 0) {
                          let data17 = data.visitor_number, _errs37 = errors;
                          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                            return !1;
                          var valid0 = _errs37 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.page !== void 0) {
                            let data18 = data.page, _errs39 = errors;
                            if (errors === errors)
                              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                if (data18.url !== void 0) {
                                  let _errs42 = errors;
                                  if (typeof data18.url != "string")
                                    return !1;
                                  var valid5 = _errs42 === errors;
                                } else
                                  var valid5 = !0;
                                if (valid5)
                                  if (data18.title !== void 0) {
                                    let _errs44 = errors;
                                    if (typeof data18.title != "string")
                                      return !1;
                                    var valid5 = _errs44 === errors;
                                  } else
                                    var valid5 = !0;
                              } else
                                return !1;
                            var valid0 = _errs39 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.crm_page !== void 0) {
                              let data21 = data.crm_page, _errs46 = errors;
                              if (errors === errors)
                                if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                  let missing2;
                                  if (data21.url === void 0 && (missing2 = "url"))
                                    return !1;
                                  if (data21.url !== void 0) {
                                    let _errs49 = errors;
                                    if (typeof data21.url != "string")
                                      return !1;
                                    var valid7 = _errs49 === errors;
                                  } else
                                    var valid7 = !0;
                                  if (valid7)
                                    if (data21.title !== void 0) {
                                      let _errs51 = errors;
                                      if (typeof data21.title != "string")
                                        return !1;
                                      var valid7 = _errs51 === errors;
                                    } else
                                      var valid7 = !0;
                                } else
                                  return !1;
                              var valid0 = _errs46 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.session !== void 0) {
                                let _errs53 = errors;
                                check_validate63(data.session) || errors++;
                                var valid0 = _errs53 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.department_id !== void 0) {
                                  let data25 = data.department_id, _errs54 = errors;
                                  if (!(typeof data25 == "number" && isFinite(data25)))
                                    return !1;
                                  var valid0 = _errs54 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.panel !== void 0) {
                                    let data26 = data.panel, _errs56 = errors;
                                    if (errors === _errs56)
                                      if (Array.isArray(data26)) {
                                        var valid8 = !0;
                                        let len0 = data26.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data27 = data26[i0], _errs58 = errors;
                                          if (errors === errors)
                                            if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                              let missing3;
                                              if (data27.kind === void 0 && (missing3 = "kind"))
                                                return !1;
                                              if (data27.kind !== void 0) {
                                                let data28 = data27.kind, _errs61 = errors;
                                                if (typeof data28 != "string" || !(data28 === "assign_button" || data28 === "custom_field" || data28 === "crm_button"))
                                                  return !1;
                                                var valid10 = _errs61 === errors;
                                              } else
                                                var valid10 = !0;
                                              if (valid10) {
                                                if (data27.title !== void 0) {
                                                  let _errs63 = errors;
                                                  if (typeof data27.title != "string")
                                                    return !1;
                                                  var valid10 = _errs63 === errors;
                                                } else
                                                  var valid10 = !0;
                                                if (valid10) {
                                                  if (data27.content !== void 0) {
                                                    let _errs65 = errors;
                                                    if (typeof data27.content != "string")
                                                      return !1;
                                                    var valid10 = _errs65 === errors;
                                                  } else
                                                    var valid10 = !0;
                                                  if (valid10) {
                                                    if (data27.key !== void 0) {
                                                      let _errs67 = errors;
                                                      if (typeof data27.key != "string")
                                                        return !1;
                                                      var valid10 = _errs67 === errors;
                                                    } else
                                                      var valid10 = !0;
                                                    if (valid10) {
                                                      if (data27.link !== void 0) {
                                                        let _errs69 = errors;
                                                        if (typeof data27.link != "string")
                                                          return !1;
                                                        var valid10 = _errs69 === errors;
                                                      } else
                                                        var valid10 = !0;
                                                      if (valid10)
                                                        if (data27.set_by !== void 0) {
                                                          let data33 = data27.set_by, _errs71 = errors;
                                                          if (typeof data33 != "string" || !(data33 === "page" || data33 === "webhook"))
                                                            return !1;
                                                          var valid10 = _errs71 === errors;
                                                        } else
                                                          var valid10 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            } else
                                              return !1;
                                          var valid8 = _errs58 === errors;
                                          if (!valid8)
                                            break;
                                        }
                                      } else
                                        return !1;
                                    var valid0 = _errs56 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.call !== void 0) {
                                      let data34 = data.call, _errs73 = errors;
                                      if (errors === errors)
                                        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                          let missing4;
                                          if (data34.call_id === void 0 && (missing4 = "call_id") || data34.chat_id === void 0 && (missing4 = "chat_id") || data34.type === void 0 && (missing4 = "type") || data34.phone === void 0 && (missing4 = "phone") || data34.status === void 0 && (missing4 = "status"))
                                            return !1;
                                          if (data34.call_id !== void 0) {
                                            let data35 = data34.call_id, _errs76 = errors;
                                            if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35)))
                                              return !1;
                                            var valid12 = _errs76 === errors;
                                          } else
                                            var valid12 = !0;
                                          if (valid12) {
                                            if (data34.chat_id !== void 0) {
                                              let data36 = data34.chat_id, _errs78 = errors;
                                              if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36)))
                                                return !1;
                                              var valid12 = _errs78 === errors;
                                            } else
                                              var valid12 = !0;
                                            if (valid12) {
                                              if (data34.type !== void 0) {
                                                let _errs80 = errors;
                                                if (typeof data34.type != "string")
                                                  return !1;
                                                var valid12 = _errs80 === errors;
                                              } else
                                                var valid12 = !0;
                                              if (valid12) {
                                                if (data34.phone !== void 0) {
                                                  let _errs82 = errors;
                                                  if (typeof data34.phone != "string")
                                                    return !1;
                                                  var valid12 = _errs82 === errors;
                                                } else
                                                  var valid12 = !0;
                                                if (valid12) {
                                                  if (data34.agent_id !== void 0) {
                                                    let _errs84 = errors;
                                                    if (typeof data34.agent_id != "string")
                                                      return !1;
                                                    var valid12 = _errs84 === errors;
                                                  } else
                                                    var valid12 = !0;
                                                  if (valid12) {
                                                    if (data34.requested_at !== void 0) {
                                                      let data40 = data34.requested_at, _errs86 = errors;
                                                      if (errors === _errs86 && errors === _errs86)
                                                        if (typeof data40 == "string")
                                                          if (check_pattern4.test(data40)) {
                                                            if (!check_formats0.validate(data40))
                                                              return !1;
                                                          } else
                                                            return !1;
                                                        else
                                                          return !1;
                                                      var valid12 = _errs86 === errors;
                                                    } else
                                                      var valid12 = !0;
                                                    if (valid12) {
                                                      if (data34.status !== void 0) {
                                                        let _errs88 = errors;
                                                        if (typeof data34.status != "string")
                                                          return !1;
                                                        var valid12 = _errs88 === errors;
                                                      } else
                                                        var valid12 = !0;
                                                      if (valid12) {
                                                        if (data34.reason !== void 0) {
                                                          let _errs90 = errors;
                                                          if (typeof data34.reason != "string")
                                                            return !1;
                                                          var valid12 = _errs90 === errors;
                                                        } else
                                                          var valid12 = !0;
                                                        if (valid12)
                                                          if (data34.record_url !== void 0) {
                                                            let _errs92 = errors;
                                                            if (typeof data34.record_url != "string")
                                                              return !1;
                                                            var valid12 = _errs92 === errors;
                                                          } else
                                                            var valid12 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return !1;
                                      var valid0 = _errs73 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.last_entry !== void 0) {
                                        let _errs94 = errors;
                                        check_validate82(data.last_entry) || errors++;
                                        var valid0 = _errs94 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.last_said !== void 0) {
                                          let _errs95 = errors;
                                          check_validate82(data.last_said) || errors++;
                                          var valid0 = _errs95 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.unread !== void 0) {
                                            let data46 = data.unread, _errs96 = errors;
                                            if (errors === errors)
                                              if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                                                let missing5;
                                                if (data46.since === void 0 && (missing5 = "since") || data46.entries === void 0 && (missing5 = "entries"))
                                                  return !1;
                                                if (data46.since !== void 0) {
                                                  let data47 = data46.since, _errs99 = errors;
                                                  if (errors === _errs99 && errors === _errs99)
                                                    if (typeof data47 == "string")
                                                      if (check_pattern4.test(data47)) {
                                                        if (!check_formats0.validate(data47))
                                                          return !1;
                                                      } else
                                                        return !1;
                                                    else
                                                      return !1;
                                                  var valid14 = _errs99 === errors;
                                                } else
                                                  var valid14 = !0;
                                                if (valid14)
                                                  if (data46.entries !== void 0) {
                                                    let data48 = data46.entries, _errs101 = errors;
                                                    if (errors === _errs101)
                                                      if (Array.isArray(data48)) {
                                                        var valid15 = !0;
                                                        let len1 = data48.length;
                                                        for (let i1 = 0; i1 < len1; i1++) {
                                                          let data49 = data48[i1], _errs103 = errors;
                                                          if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49)))
                                                            return !1;
                                                          var valid15 = _errs103 === errors;
                                                          if (!valid15)
                                                            break;
                                                        }
                                                      } else
                                                        return !1;
                                                    var valid14 = _errs101 === errors;
                                                  } else
                                                    var valid14 = !0;
                                              } else
                                                return !1;
                                            var valid0 = _errs96 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.opened_at !== void 0) {
                                              let data50 = data.opened_at, _errs105 = errors;
                                              if (errors === _errs105 && errors === _errs105)
                                                if (typeof data50 == "string")
                                                  if (check_pattern4.test(data50)) {
                                                    if (!check_formats0.validate(data50))
                                                      return !1;
                                                  } else
                                                    return !1;
                                                else
                                                  return !1;
                                              var valid0 = _errs105 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0)
                                              if (data.closed_at !== void 0) {
                                                let data51 = data.closed_at, _errs107 = errors;
                                                if (errors === _errs107 && errors === _errs107)
                                                  if (typeof data51 == "string")
                                                    if (check_pattern4.test(data51)) {
                                                      if (!check_formats0.validate(data51))
                                                        return !1;
                                                    } else
                                                      return !1;
                                                  else
                                                    return !1;
                                                var valid0 = _errs107 === errors;
                                              } else
                                                var valid0 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatList = check_validate90;
function check_validate90(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chats === void 0 && (missing0 = "chats"))
        return !1;
      if (data.chats !== void 0) {
        let data0 = data.chats, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate86(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.has_older !== void 0) {
          let _errs4 = errors;
          if (typeof data.has_older != "boolean")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkChatTransfer = check_validate92;
function check_validate92(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "agent_id" || key0 === "to" || key0 === "note"))
            return !1;
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.to !== void 0) {
              let data1 = data.to, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.note !== void 0) {
                let data2 = data.note, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length < 1)
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatWithTranscript = check_validate93;
function check_validate93(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat === void 0 && (missing0 = "chat") || data.transcript === void 0 && (missing0 = "transcript"))
        return !1;
      if (data.chat !== void 0) {
        let _errs1 = errors;
        check_validate86(data.chat) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.transcript !== void 0) {
          let data1 = data.transcript, _errs2 = errors;
          if (errors === _errs2)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                check_validate82(data1[i0]) || errors++;
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.has_older !== void 0) {
            let _errs5 = errors;
            if (typeof data.has_older != "boolean")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkConnectedBot = check_validate96;
function check_validate96(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.provider_id === void 0 && (missing0 = "provider_id") || data.bot_endpoint === void 0 && (missing0 = "bot_endpoint") || data.endpoint === void 0 && (missing0 = "endpoint"))
        return !1;
      if (data.channel_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.channel_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.provider_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.provider_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.bot_endpoint !== void 0) {
            let _errs5 = errors;
            if (typeof data.bot_endpoint != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.endpoint !== void 0) {
              let _errs7 = errors;
              if (typeof data.endpoint != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCreatedChannel = check_validate97;
function check_validate97(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.name === void 0 && (missing0 = "name") || data.chunked === void 0 && (missing0 = "chunked") || data.agents === void 0 && (missing0 = "agents") || data.endpoint === void 0 && (missing0 = "endpoint"))
        return !1;
      if (data.channel_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.channel_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_endpoint !== void 0) {
            let _errs5 = errors;
            if (typeof data.customer_endpoint != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chunked !== void 0) {
              let _errs7 = errors;
              if (typeof data.chunked != "boolean")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.agents !== void 0) {
                let data4 = data.agents, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs11 = errors;
                      if (typeof data4[i0] != "string")
                        return !1;
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.endpoint !== void 0) {
                  let _errs13 = errors;
                  if (typeof data.endpoint != "string")
                    return !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeliveryKind = check_validate98;
function check_validate98(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "message" || data === "typing" || data === "bot_event" || data === "webhook") ? !1 : errors === 0;
}
var checkLoggedDelivery = check_validate99;
function check_validate99(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.delivery_id === void 0 && (missing0 = "delivery_id") || data.kind === void 0 && (missing0 = "kind") || data.about === void 0 && (missing0 = "about") || data.to === void 0 && (missing0 = "to") || data.request === void 0 && (missing0 = "request") || data.state === void 0 && (missing0 = "state") || data.attempts === void 0 && (missing0 = "attempts"))
        return !1;
      if (data.delivery_id !== void 0) {
        let data0 = data.delivery_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.kind !== void 0) {
          let data1 = data.kind, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "message" || data1 === "typing" || data1 === "bot_event" || data1 === "webhook"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.about !== void 0) {
            let _errs6 = errors;
            if (typeof data.about != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.entry_id !== void 0) {
                let data4 = data.entry_id, _errs10 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                  return !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.repeats !== void 0) {
                  let data5 = data.repeats, _errs12 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.again !== void 0) {
                    let data6 = data.again, _errs14 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                      return !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.to !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.to != "string")
                        return !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.request !== void 0) {
                        let _errs18 = errors;
                        if (typeof data.request != "string")
                          return !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.recorded_at !== void 0) {
                          let data9 = data.recorded_at, _errs20 = errors;
                          if (errors === _errs20 && errors === _errs20)
                            if (typeof data9 == "string")
                              if (check_pattern4.test(data9)) {
                                if (!check_formats0.validate(data9))
                                  return !1;
                              } else
                                return !1;
                            else
                              return !1;
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.state !== void 0) {
                            let data10 = data.state, _errs22 = errors;
                            if (typeof data10 != "string" || !(data10 === "pending" || data10 === "delivered" || data10 === "failed"))
                              return !1;
                            var valid0 = _errs22 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.attempts !== void 0) {
                              let data11 = data.attempts, _errs25 = errors;
                              if (errors === _errs25)
                                if (Array.isArray(data11)) {
                                  var valid3 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data12 = data11[i0], _errs27 = errors;
                                    if (errors === errors)
                                      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                        let missing1;
                                        if (data12.number === void 0 && (missing1 = "number") || data12.started_at === void 0 && (missing1 = "started_at"))
                                          return !1;
                                        if (data12.number !== void 0) {
                                          let data13 = data12.number, _errs30 = errors;
                                          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)) || errors === _errs30 && typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13)))
                                            return !1;
                                          var valid5 = _errs30 === errors;
                                        } else
                                          var valid5 = !0;
                                        if (valid5) {
                                          if (data12.started_at !== void 0) {
                                            let data14 = data12.started_at, _errs32 = errors;
                                            if (errors === _errs32 && errors === _errs32)
                                              if (typeof data14 == "string")
                                                if (check_pattern4.test(data14)) {
                                                  if (!check_formats0.validate(data14))
                                                    return !1;
                                                } else
                                                  return !1;
                                              else
                                                return !1;
                                            var valid5 = _errs32 === errors;
                                          } else
                                            var valid5 = !0;
                                          if (valid5) {
                                            if (data12.ended_at !== void 0) {
                                              let data15 = data12.ended_at, _errs34 = errors;
                                              if (errors === _errs34 && errors === _errs34)
                                                if (typeof data15 == "string")
                                                  if (check_pattern4.test(data15)) {
                                                    if (!check_formats0.validate(data15))
                                                      return !1;
                                                  } else
                                                    return !1;
                                                else
                                                  return !1;
                                              var valid5 = _errs34 === errors;
                                            } else
                                              var valid5 = !0;
                                            if (valid5) {
                                              if (data12.status !== void 0) {
                                                let data16 = data12.status, _errs36 = errors;
                                                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                                                  return !1;
                                                var valid5 = _errs36 === errors;
                                              } else
                                                var valid5 = !0;
                                              if (valid5) {
                                                if (data12.outcome !== void 0) {
                                                  let data17 = data12.outcome, _errs38 = errors;
                                                  if (typeof data17 != "string" || !(data17 === "delivered" || data17 === "refused" || data17 === "invalid_answer" || data17 === "bad_status" || data17 === "timeout" || data17 === "unreachable" || data17 === "interrupted"))
                                                    return !1;
                                                  var valid5 = _errs38 === errors;
                                                } else
                                                  var valid5 = !0;
                                                if (valid5)
                                                  if (data12.answer !== void 0) {
                                                    let _errs40 = errors;
                                                    if (typeof data12.answer != "string")
                                                      return !1;
                                                    var valid5 = _errs40 === errors;
                                                  } else
                                                    var valid5 = !0;
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return !1;
                                    var valid3 = _errs27 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                } else
                                  return !1;
                              var valid0 = _errs25 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.next_attempt_at !== void 0) {
                                let data19 = data.next_attempt_at, _errs42 = errors;
                                if (errors === _errs42 && errors === _errs42)
                                  if (typeof data19 == "string")
                                    if (check_pattern4.test(data19)) {
                                      if (!check_formats0.validate(data19))
                                        return !1;
                                    } else
                                      return !1;
                                  else
                                    return !1;
                                var valid0 = _errs42 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeliveryPage = check_validate100;
function check_validate100(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.deliveries === void 0 && (missing0 = "deliveries") || data.has_older === void 0 && (missing0 = "has_older"))
        return !1;
      if (data.deliveries !== void 0) {
        let data0 = data.deliveries, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate99(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.has_older !== void 0) {
          let _errs4 = errors;
          if (typeof data.has_older != "boolean")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkDeskNote = check_validate102;
function check_validate102(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_id === void 0 && (missing0 = "note_id") || data.at === void 0 && (missing0 = "at") || data.about === void 0 && (missing0 = "about") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.note_id !== void 0) {
        let data0 = data.note_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.at !== void 0) {
          let data1 = data.at, _errs3 = errors;
          if (errors === _errs3 && errors === _errs3)
            if (typeof data1 == "string")
              if (check_pattern4.test(data1)) {
                if (!check_formats0.validate(data1))
                  return !1;
              } else
                return !1;
            else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.channel_id !== void 0) {
            let _errs5 = errors;
            if (typeof data.channel_id != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chat_id !== void 0) {
              let data3 = data.chat_id, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.about !== void 0) {
                let _errs9 = errors;
                if (typeof data.about != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.text !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkOfflineForm = check_validate103;
function check_validate103(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "description" || key0 === "message" || key0 === "user_token" || key0 === "session" || key0 === "page"))
            return !1;
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            if (typeof data.name != "string")
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs4 = errors;
              if (typeof data.email != "string")
                return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.phone !== void 0) {
                let _errs6 = errors;
                if (typeof data.phone != "string")
                  return !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.description != "string")
                    return !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.message !== void 0) {
                    let data4 = data.message, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length < 1)
                          return !1;
                      } else
                        return !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.user_token !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.user_token != "string")
                        return !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.session !== void 0) {
                        let _errs14 = errors;
                        check_validate63(data.session) || errors++;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.page !== void 0) {
                          let data7 = data.page, _errs15 = errors;
                          if (errors === errors)
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              if (data7.url !== void 0) {
                                let _errs18 = errors;
                                if (typeof data7.url != "string")
                                  return !1;
                                var valid2 = _errs18 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2)
                                if (data7.title !== void 0) {
                                  let _errs20 = errors;
                                  if (typeof data7.title != "string")
                                    return !1;
                                  var valid2 = _errs20 === errors;
                                } else
                                  var valid2 = !0;
                            } else
                              return !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskOfflineMessage = check_validate105;
function check_validate105(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.offline_message_id === void 0 && (missing0 = "offline_message_id") || data.channel_id === void 0 && (missing0 = "channel_id") || data.visitor_number === void 0 && (missing0 = "visitor_number") || data.at === void 0 && (missing0 = "at") || data.form === void 0 && (missing0 = "form"))
        return !1;
      if (data.number !== void 0) {
        let data0 = data.number, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.offline_message_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.offline_message_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.channel_id !== void 0) {
            let _errs5 = errors;
            if (typeof data.channel_id != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.visitor_number !== void 0) {
              let data3 = data.visitor_number, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.at !== void 0) {
                let data4 = data.at, _errs9 = errors;
                if (errors === _errs9 && errors === _errs9)
                  if (typeof data4 == "string")
                    if (check_pattern4.test(data4)) {
                      if (!check_formats0.validate(data4))
                        return !1;
                    } else
                      return !1;
                  else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.form !== void 0) {
                  let _errs11 = errors;
                  check_validate103(data.form) || errors++;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.done_by !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.done_by != "string")
                      return !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.done_at !== void 0) {
                      let data7 = data.done_at, _errs14 = errors;
                      if (errors === _errs14 && errors === _errs14)
                        if (typeof data7 == "string")
                          if (check_pattern4.test(data7)) {
                            if (!check_formats0.validate(data7))
                              return !1;
                          } else
                            return !1;
                        else
                          return !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskEvent = check_validate107;
function check_validate107(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.event === void 0 && (missing0 = "event") || data.at === void 0 && (missing0 = "at"))
        return !1;
      if (data.event_id !== void 0) {
        let data0 = data.event_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.event !== void 0) {
          let data1 = data.event, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "agent_changed" || data1 === "agent_removed" || data1 === "channel_created" || data1 === "channel_changed" || data1 === "channel_removed" || data1 === "chat_opened" || data1 === "chat_changed" || data1 === "chat_accepted" || data1 === "chat_transferred" || data1 === "chat_closed" || data1 === "call_changed" || data1 === "offline_message" || data1 === "typing_changed" || data1 === "agent_typing" || data1 === "entry_added" || data1 === "delivery_changed" || data1 === "delivery_failed" || data1 === "destination_changed" || data1 === "note_added"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.at !== void 0) {
            let data2 = data.at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data2 == "string")
                if (check_pattern4.test(data2)) {
                  if (!check_formats0.validate(data2))
                    return !1;
                } else
                  return !1;
              else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.agent !== void 0) {
              let _errs7 = errors;
              check_validate26(data.agent) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.channel !== void 0) {
                let _errs8 = errors;
                check_validate52(data.channel) || errors++;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.chat !== void 0) {
                  let _errs9 = errors;
                  check_validate86(data.chat) || errors++;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.entry !== void 0) {
                    let _errs10 = errors;
                    check_validate82(data.entry) || errors++;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.call !== void 0) {
                      let data7 = data.call, _errs11 = errors;
                      if (errors === errors)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.call_id === void 0 && (missing1 = "call_id") || data7.chat_id === void 0 && (missing1 = "chat_id") || data7.type === void 0 && (missing1 = "type") || data7.phone === void 0 && (missing1 = "phone") || data7.status === void 0 && (missing1 = "status"))
                            return !1;
                          if (data7.call_id !== void 0) {
                            let data8 = data7.call_id, _errs14 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return !1;
                            var valid2 = _errs14 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data7.chat_id !== void 0) {
                              let data9 = data7.chat_id, _errs16 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                return !1;
                              var valid2 = _errs16 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data7.type !== void 0) {
                                let _errs18 = errors;
                                if (typeof data7.type != "string")
                                  return !1;
                                var valid2 = _errs18 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data7.phone !== void 0) {
                                  let _errs20 = errors;
                                  if (typeof data7.phone != "string")
                                    return !1;
                                  var valid2 = _errs20 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data7.agent_id !== void 0) {
                                    let _errs22 = errors;
                                    if (typeof data7.agent_id != "string")
                                      return !1;
                                    var valid2 = _errs22 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data7.requested_at !== void 0) {
                                      let data13 = data7.requested_at, _errs24 = errors;
                                      if (errors === _errs24 && errors === _errs24)
                                        if (typeof data13 == "string")
                                          if (check_pattern4.test(data13)) {
                                            if (!check_formats0.validate(data13))
                                              return !1;
                                          } else
                                            return !1;
                                        else
                                          return !1;
                                      var valid2 = _errs24 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2) {
                                      if (data7.status !== void 0) {
                                        let _errs26 = errors;
                                        if (typeof data7.status != "string")
                                          return !1;
                                        var valid2 = _errs26 === errors;
                                      } else
                                        var valid2 = !0;
                                      if (valid2) {
                                        if (data7.reason !== void 0) {
                                          let _errs28 = errors;
                                          if (typeof data7.reason != "string")
                                            return !1;
                                          var valid2 = _errs28 === errors;
                                        } else
                                          var valid2 = !0;
                                        if (valid2)
                                          if (data7.record_url !== void 0) {
                                            let _errs30 = errors;
                                            if (typeof data7.record_url != "string")
                                              return !1;
                                            var valid2 = _errs30 === errors;
                                          } else
                                            var valid2 = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else
                          return !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.note !== void 0) {
                        let data17 = data.note, _errs32 = errors;
                        if (errors === errors)
                          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                            let missing2;
                            if (data17.note_id === void 0 && (missing2 = "note_id") || data17.at === void 0 && (missing2 = "at") || data17.about === void 0 && (missing2 = "about") || data17.text === void 0 && (missing2 = "text"))
                              return !1;
                            if (data17.note_id !== void 0) {
                              let data18 = data17.note_id, _errs35 = errors;
                              if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)))
                                return !1;
                              var valid4 = _errs35 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data17.at !== void 0) {
                                let data19 = data17.at, _errs37 = errors;
                                if (errors === _errs37 && errors === _errs37)
                                  if (typeof data19 == "string")
                                    if (check_pattern4.test(data19)) {
                                      if (!check_formats0.validate(data19))
                                        return !1;
                                    } else
                                      return !1;
                                  else
                                    return !1;
                                var valid4 = _errs37 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data17.channel_id !== void 0) {
                                  let _errs39 = errors;
                                  if (typeof data17.channel_id != "string")
                                    return !1;
                                  var valid4 = _errs39 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data17.chat_id !== void 0) {
                                    let data21 = data17.chat_id, _errs41 = errors;
                                    if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                      return !1;
                                    var valid4 = _errs41 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data17.about !== void 0) {
                                      let _errs43 = errors;
                                      if (typeof data17.about != "string")
                                        return !1;
                                      var valid4 = _errs43 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4)
                                      if (data17.text !== void 0) {
                                        let _errs45 = errors;
                                        if (typeof data17.text != "string")
                                          return !1;
                                        var valid4 = _errs45 === errors;
                                      } else
                                        var valid4 = !0;
                                  }
                                }
                              }
                            }
                          } else
                            return !1;
                        var valid0 = _errs32 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.offline_message !== void 0) {
                          let _errs47 = errors;
                          check_validate105(data.offline_message) || errors++;
                          var valid0 = _errs47 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.typing !== void 0) {
                            let _errs48 = errors;
                            if (typeof data.typing != "boolean")
                              return !1;
                            var valid0 = _errs48 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.reason !== void 0) {
                              let data26 = data.reason, _errs50 = errors;
                              if (typeof data26 != "string" || !(data26 === "bot_invited_agent" || data26 === "client_asked" || data26 === "bot_failed" || data26 === "bot_silent" || data26 === "bot_disconnected"))
                                return !1;
                              var valid0 = _errs50 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskVisitor = check_validate113;
function check_validate113(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.visitor_number === void 0 && (missing0 = "visitor_number") || data.chats_count === void 0 && (missing0 = "chats_count") || data.blacklisted === void 0 && (missing0 = "blacklisted"))
        return !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.visitor_number !== void 0) {
              let data3 = data.visitor_number, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.chats_count !== void 0) {
                let data4 = data.chats_count, _errs9 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.description !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.description != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.social !== void 0) {
                    let data6 = data.social, _errs13 = errors;
                    if (errors === _errs13 && !(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.session !== void 0) {
                      let _errs16 = errors;
                      check_validate63(data.session) || errors++;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.page !== void 0) {
                        let data8 = data.page, _errs17 = errors;
                        if (errors === errors)
                          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                            if (data8.url !== void 0) {
                              let _errs20 = errors;
                              if (typeof data8.url != "string")
                                return !1;
                              var valid2 = _errs20 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data8.title !== void 0) {
                                let _errs22 = errors;
                                if (typeof data8.title != "string")
                                  return !1;
                                var valid2 = _errs22 === errors;
                              } else
                                var valid2 = !0;
                          } else
                            return !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.user_token !== void 0) {
                          let _errs24 = errors;
                          if (typeof data.user_token != "string")
                            return !1;
                          var valid0 = _errs24 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.rate !== void 0) {
                            let data12 = data.rate, _errs26 = errors;
                            if (typeof data12 != "string" && data12 !== null || !(data12 === "positive" || data12 === "negative" || data12 === null))
                              return !1;
                            var valid0 = _errs26 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.blacklisted !== void 0) {
                              let _errs28 = errors;
                              if (typeof data.blacklisted != "boolean")
                                return !1;
                              var valid0 = _errs28 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDeskWidget = check_validate115;
function check_validate115(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.widget_id === void 0 && (missing0 = "widget_id") || data.script_url === void 0 && (missing0 = "script_url") || data.safe_url === void 0 && (missing0 = "safe_url") || data.domains === void 0 && (missing0 = "domains") || data.callback === void 0 && (missing0 = "callback"))
        return !1;
      if (data.widget_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.widget_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.script_url !== void 0) {
          let _errs3 = errors;
          if (typeof data.script_url != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.domains !== void 0) {
            let data2 = data.domains, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs7 = errors;
                  if (typeof data2[i0] != "string")
                    return !1;
                  var valid1 = _errs7 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.safe_url !== void 0) {
              let _errs9 = errors;
              if (typeof data.safe_url != "boolean")
                return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.callback !== void 0) {
                let _errs11 = errors;
                check_validate40(data.callback) || errors++;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.look !== void 0) {
                  let _errs12 = errors;
                  check_validate48(data.look) || errors++;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDestinationKind = check_validate118;
function check_validate118(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "message" || data === "bot_event" || data === "webhook") ? !1 : errors === 0;
}
var checkDestination = check_validate119;
function check_validate119(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.kind === void 0 && (missing0 = "kind") || data.to === void 0 && (missing0 = "to") || data.state === void 0 && (missing0 = "state"))
        return !1;
      if (data.channel_id !== void 0) {
        let _errs1 = errors;
        if (typeof data.channel_id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.kind !== void 0) {
          let data1 = data.kind, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "message" || data1 === "bot_event" || data1 === "webhook"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.to !== void 0) {
            let _errs6 = errors;
            if (typeof data.to != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.state !== void 0) {
              let data3 = data.state, _errs8 = errors;
              if (typeof data3 != "string" || !(data3 === "well" || data3 === "failing" || data3 === "paused"))
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.since !== void 0) {
                let data4 = data.since, _errs10 = errors;
                if (errors === _errs10 && errors === _errs10)
                  if (typeof data4 == "string")
                    if (check_pattern4.test(data4)) {
                      if (!check_formats0.validate(data4))
                        return !1;
                    } else
                      return !1;
                  else
                    return !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.failed !== void 0) {
                  let data5 = data.failed, _errs12 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) || errors === _errs12 && typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5)))
                    return !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.next_attempt_at !== void 0) {
                    let data6 = data.next_attempt_at, _errs14 = errors;
                    if (errors === _errs14 && errors === _errs14)
                      if (typeof data6 == "string")
                        if (check_pattern4.test(data6)) {
                          if (!check_formats0.validate(data6))
                            return !1;
                        } else
                          return !1;
                      else
                        return !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkDestinationList = check_validate120;
function check_validate120(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.destinations === void 0 && (missing0 = "destinations"))
        return !1;
      if (data.destinations !== void 0) {
        let data0 = data.destinations;
        if (errors === errors)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate119(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkErrorCode = check_validate122;
function check_validate122(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkErrorDetail = check_validate123;
function check_validate123(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.code !== void 0) {
        let data0 = data.code, _errs1 = errors;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length < 1)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let data1 = data.message, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkErrorBody = check_validate124;
function check_validate124(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return !1;
      data.error !== void 0 && (check_validate123(data.error) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkFailedDeliveries = check_validate126;
function check_validate126(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.since === void 0 && (missing0 = "since"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "since"))
            return !1;
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind, _errs2 = errors;
            if (typeof data0 != "string" || !(data0 === "message" || data0 === "bot_event" || data0 === "webhook"))
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.since !== void 0) {
              let data1 = data.since, _errs5 = errors;
              if (errors === _errs5 && errors === _errs5)
                if (typeof data1 == "string")
                  if (check_pattern4.test(data1)) {
                    if (!check_formats0.validate(data1))
                      return !1;
                  } else
                    return !1;
                else
                  return !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkFoundChat = check_validate127;
function check_validate127(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat === void 0 && (missing0 = "chat") || data.entry === void 0 && (missing0 = "entry"))
        return !1;
      if (data.chat !== void 0) {
        let _errs1 = errors;
        check_validate86(data.chat) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.entry !== void 0) {
          let _errs2 = errors;
          check_validate82(data.entry) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkFoundChats = check_validate130;
function check_validate130(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.found === void 0 && (missing0 = "found"))
        return !1;
      if (data.found !== void 0) {
        let data0 = data.found, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate127(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.before !== void 0) {
          let data2 = data.before, _errs4 = errors;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkNewCall = check_validate132;
function check_validate132(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.agent_id === void 0 && (missing0 = "agent_id"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "type" || key0 === "phone" || key0 === "agent_id"))
            return !1;
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type, _errs2 = errors;
            if (typeof data0 != "string" || !(data0 === "callback" || data0 === "incoming" || data0 === "outgoing"))
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.phone !== void 0) {
              let data1 = data.phone, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.agent_id !== void 0) {
                let data2 = data.agent_id, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length < 1)
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkNewFile = check_validate133;
function check_validate133(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.bytes === void 0 && (missing0 = "bytes"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "bytes"))
            return !1;
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.bytes !== void 0) {
              let data1 = data.bytes, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (check_func1(data1) < 4)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkNoteList = check_validate134;
function check_validate134(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.notes === void 0 && (missing0 = "notes"))
        return !1;
      if (data.notes !== void 0) {
        let data0 = data.notes;
        if (errors === errors)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0], _errs3 = errors;
              if (errors === errors)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.note_id === void 0 && (missing1 = "note_id") || data1.at === void 0 && (missing1 = "at") || data1.about === void 0 && (missing1 = "about") || data1.text === void 0 && (missing1 = "text"))
                    return !1;
                  if (data1.note_id !== void 0) {
                    let data2 = data1.note_id, _errs6 = errors;
                    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                      return !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data1.at !== void 0) {
                      let data3 = data1.at, _errs8 = errors;
                      if (errors === _errs8 && errors === _errs8)
                        if (typeof data3 == "string")
                          if (check_pattern4.test(data3)) {
                            if (!check_formats0.validate(data3))
                              return !1;
                          } else
                            return !1;
                        else
                          return !1;
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data1.channel_id !== void 0) {
                        let _errs10 = errors;
                        if (typeof data1.channel_id != "string")
                          return !1;
                        var valid3 = _errs10 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data1.chat_id !== void 0) {
                          let data5 = data1.chat_id, _errs12 = errors;
                          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                            return !1;
                          var valid3 = _errs12 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data1.about !== void 0) {
                            let _errs14 = errors;
                            if (typeof data1.about != "string")
                              return !1;
                            var valid3 = _errs14 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3)
                            if (data1.text !== void 0) {
                              let _errs16 = errors;
                              if (typeof data1.text != "string")
                                return !1;
                              var valid3 = _errs16 === errors;
                            } else
                              var valid3 = !0;
                        }
                      }
                    }
                  }
                } else
                  return !1;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageList = check_validate135;
function check_validate135(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.messages === void 0 && (missing0 = "messages") || data.has_older === void 0 && (missing0 = "has_older"))
        return !1;
      if (data.messages !== void 0) {
        let data0 = data.messages, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate105(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.has_older !== void 0) {
          let _errs4 = errors;
          if (typeof data.has_older != "boolean")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageState = check_validate137;
function check_validate137(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "open" || data === "done") ? !1 : errors === 0;
}
var checkOfflineMessageMove = check_validate138;
function check_validate138(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.state === void 0 && (missing0 = "state"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "agent_id" || key0 === "state"))
            return !1;
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.state !== void 0) {
              let data1 = data.state, _errs4 = errors;
              if (typeof data1 != "string" || !(data1 === "open" || data1 === "done"))
                return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkPrivateNote = check_validate139;
function check_validate139(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.text === void 0 && (missing0 = "text"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "agent_id" || key0 === "text"))
            return !1;
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.text !== void 0) {
              let data1 = data.text, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkRenewedAddress = check_validate140;
function check_validate140(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.endpoint === void 0 && (missing0 = "endpoint"))
        return !1;
      if (data.endpoint !== void 0) {
        let _errs1 = errors;
        if (typeof data.endpoint != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.former_until !== void 0) {
          let data1 = data.former_until, _errs3 = errors;
          if (errors === _errs3 && errors === _errs3)
            if (typeof data1 == "string")
              if (check_pattern4.test(data1)) {
                if (!check_formats0.validate(data1))
                  return !1;
              } else
                return !1;
            else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkSentAgain = check_validate141;
function check_validate141(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sent === void 0 && (missing0 = "sent") || data.has_more === void 0 && (missing0 = "has_more"))
        return !1;
      if (data.sent !== void 0) {
        let data0 = data.sent, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs1 && typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.has_more !== void 0) {
          let _errs3 = errors;
          if (typeof data.has_more != "boolean")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkSignIn = check_validate142;
function check_validate142(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token"))
        return !1;
      if (data.token !== void 0 && typeof data.token != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkSigningSecret = check_validate143;
var check_pattern56 = new RegExp("^(whsec_)?[A-Za-z0-9+/]+={0,2}$", "u");
function check_validate143(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (!check_pattern56.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkStoredOfflineMessage = check_validate144;
function check_validate144(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.offline_message_id === void 0 && (missing0 = "offline_message_id"))
        return !1;
      if (data.offline_message_id !== void 0 && typeof data.offline_message_id != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkTrial = check_validate145;
function check_validate145(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.of === void 0 && (missing0 = "of"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "of" || key0 === "event"))
            return !1;
        if (_errs1 === errors) {
          if (data.of !== void 0) {
            let data0 = data.of, _errs2 = errors;
            if (typeof data0 != "string" || !(data0 === "customer_endpoint" || data0 === "bot" || data0 === "webhook"))
              return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length < 1)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTrialPost = check_validate146;
function check_validate146(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.after_ms === void 0 && (missing0 = "after_ms") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.event !== void 0) {
        let _errs1 = errors;
        if (typeof data.event != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.after_ms !== void 0) {
          let data1 = data.after_ms, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data2 = data.status, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.reason !== void 0) {
              let _errs7 = errors;
              if (typeof data.reason != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTriedEvent = check_validate147;
function check_validate147(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.to === void 0 && (missing0 = "to") || data.request === void 0 && (missing0 = "request") || data.attempt === void 0 && (missing0 = "attempt") || data.right === void 0 && (missing0 = "right") || data.says === void 0 && (missing0 = "says") || data.odd === void 0 && (missing0 = "odd"))
        return !1;
      if (data.event !== void 0) {
        let _errs1 = errors;
        if (typeof data.event != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.to !== void 0) {
          let _errs3 = errors;
          if (typeof data.to != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.request !== void 0) {
            let _errs5 = errors;
            if (typeof data.request != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.attempt !== void 0) {
              let data3 = data.attempt, _errs7 = errors;
              if (errors === errors)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing1;
                  if (data3.number === void 0 && (missing1 = "number") || data3.started_at === void 0 && (missing1 = "started_at"))
                    return !1;
                  if (data3.number !== void 0) {
                    let data4 = data3.number, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs10 && typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)))
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data3.started_at !== void 0) {
                      let data5 = data3.started_at, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string")
                          if (check_pattern4.test(data5)) {
                            if (!check_formats0.validate(data5))
                              return !1;
                          } else
                            return !1;
                        else
                          return !1;
                      var valid2 = _errs12 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data3.ended_at !== void 0) {
                        let data6 = data3.ended_at, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string")
                            if (check_pattern4.test(data6)) {
                              if (!check_formats0.validate(data6))
                                return !1;
                            } else
                              return !1;
                          else
                            return !1;
                        var valid2 = _errs14 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data3.status !== void 0) {
                          let data7 = data3.status, _errs16 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return !1;
                          var valid2 = _errs16 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.outcome !== void 0) {
                            let data8 = data3.outcome, _errs18 = errors;
                            if (typeof data8 != "string" || !(data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted"))
                              return !1;
                            var valid2 = _errs18 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data3.answer !== void 0) {
                              let _errs20 = errors;
                              if (typeof data3.answer != "string")
                                return !1;
                              var valid2 = _errs20 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    }
                  }
                } else
                  return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.right !== void 0) {
                let _errs22 = errors;
                if (typeof data.right != "boolean")
                  return !1;
                var valid0 = _errs22 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.says !== void 0) {
                  let _errs24 = errors;
                  if (typeof data.says != "string")
                    return !1;
                  var valid0 = _errs24 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.odd !== void 0) {
                    let data12 = data.odd, _errs26 = errors;
                    if (errors === _errs26)
                      if (Array.isArray(data12)) {
                        var valid3 = !0;
                        let len0 = data12.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs28 = errors;
                          if (typeof data12[i0] != "string")
                            return !1;
                          var valid3 = _errs28 === errors;
                          if (!valid3)
                            break;
                        }
                      } else
                        return !1;
                    var valid0 = _errs26 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.posted !== void 0) {
                      let data14 = data.posted, _errs30 = errors;
                      if (errors === _errs30)
                        if (Array.isArray(data14)) {
                          var valid4 = !0;
                          let len1 = data14.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data15 = data14[i1], _errs32 = errors;
                            if (errors === errors)
                              if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                let missing2;
                                if (data15.event === void 0 && (missing2 = "event") || data15.after_ms === void 0 && (missing2 = "after_ms") || data15.status === void 0 && (missing2 = "status"))
                                  return !1;
                                if (data15.event !== void 0) {
                                  let _errs35 = errors;
                                  if (typeof data15.event != "string")
                                    return !1;
                                  var valid6 = _errs35 === errors;
                                } else
                                  var valid6 = !0;
                                if (valid6) {
                                  if (data15.after_ms !== void 0) {
                                    let data17 = data15.after_ms, _errs37 = errors;
                                    if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                      return !1;
                                    var valid6 = _errs37 === errors;
                                  } else
                                    var valid6 = !0;
                                  if (valid6) {
                                    if (data15.status !== void 0) {
                                      let data18 = data15.status, _errs39 = errors;
                                      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)))
                                        return !1;
                                      var valid6 = _errs39 === errors;
                                    } else
                                      var valid6 = !0;
                                    if (valid6)
                                      if (data15.reason !== void 0) {
                                        let _errs41 = errors;
                                        if (typeof data15.reason != "string")
                                          return !1;
                                        var valid6 = _errs41 === errors;
                                      } else
                                        var valid6 = !0;
                                  }
                                }
                              } else
                                return !1;
                            var valid4 = _errs32 === errors;
                            if (!valid4)
                              break;
                          }
                        } else
                          return !1;
                      var valid0 = _errs30 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTrialResult = check_validate148;
function check_validate148(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.right === void 0 && (missing0 = "right") || data.tried === void 0 && (missing0 = "tried"))
        return !1;
      if (data.right !== void 0) {
        let _errs1 = errors;
        if (typeof data.right != "boolean")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.tried !== void 0) {
          let data1 = data.tried, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs5 = errors;
                check_validate147(data1[i0]) || errors++;
                var valid1 = _errs5 === errors;
                if (!valid1)
                  break;
              }
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkTypingChange = check_validate150;
function check_validate150(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.typing === void 0 && (missing0 = "typing"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "agent_id" || key0 === "typing"))
            return !1;
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.typing !== void 0) {
              let _errs4 = errors;
              if (typeof data.typing != "boolean")
                return !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorReport = check_validate151, check_schema180 = { type: "object", properties: { name: { type: "string" }, email: { type: "string" }, phone: { type: "string" }, description: { type: "string" }, social: { type: "object", additionalProperties: !0 }, session: { $ref: "#/$defs/Session" }, page: { $ref: "#/$defs/PageInfo" }, user_token: { type: "string" }, rate: { type: ["string", "null"], enum: ["positive", "negative", null] }, blacklisted: { type: "boolean" } }, additionalProperties: !1 }, check_func30 = Object.prototype.hasOwnProperty;
function check_validate151(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!check_func30.call(check_schema180.properties, key0))
          return !1;
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let _errs2 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.email !== void 0) {
            let _errs4 = errors;
            if (typeof data.email != "string")
              return !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.phone !== void 0) {
              let _errs6 = errors;
              if (typeof data.phone != "string")
                return !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs8 = errors;
                if (typeof data.description != "string")
                  return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.social !== void 0) {
                  let data4 = data.social, _errs10 = errors;
                  if (errors === _errs10 && !(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                    return !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.session !== void 0) {
                    let _errs13 = errors;
                    check_validate63(data.session) || errors++;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.page !== void 0) {
                      let data6 = data.page, _errs14 = errors;
                      if (errors === errors)
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          if (data6.url !== void 0) {
                            let _errs17 = errors;
                            if (typeof data6.url != "string")
                              return !1;
                            var valid2 = _errs17 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data6.title !== void 0) {
                              let _errs19 = errors;
                              if (typeof data6.title != "string")
                                return !1;
                              var valid2 = _errs19 === errors;
                            } else
                              var valid2 = !0;
                        } else
                          return !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.user_token !== void 0) {
                        let _errs21 = errors;
                        if (typeof data.user_token != "string")
                          return !1;
                        var valid0 = _errs21 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.rate !== void 0) {
                          let data10 = data.rate, _errs23 = errors;
                          if (typeof data10 != "string" && data10 !== null || !(data10 === "positive" || data10 === "negative" || data10 === null))
                            return !1;
                          var valid0 = _errs23 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.blacklisted !== void 0) {
                            let _errs25 = errors;
                            if (typeof data.blacklisted != "boolean")
                              return !1;
                            var valid0 = _errs25 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWebhookSettings = check_validate153;
function check_validate153(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "url" || key0 === "signing_secret" || key0 === "former_signing_secret"))
          return !1;
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          let data0 = data.url, _errs2 = errors, _errs3 = errors, _errs5 = errors, _errs6 = errors;
          typeof data0 == "string" && (check_pattern8.test(data0) || errors++);
          var valid2 = _errs6 === errors;
          if (valid2)
            return !1;
          if (errors = _errs5, errors === _errs3)
            if (typeof data0 == "string") {
              if (!check_pattern9.test(data0))
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.signing_secret !== void 0) {
            let data1 = data.signing_secret, _errs7 = errors, _errs8 = errors, valid3 = !1, _errs9 = errors;
            errors === errors && (typeof data1 == "string" && check_pattern56.test(data1) || errors++);
            var _valid0 = _errs9 === errors;
            if (valid3 = valid3 || _valid0, !valid3) {
              let _errs12 = errors;
              data1 !== null && errors++;
              var _valid0 = _errs12 === errors;
              valid3 = valid3 || _valid0;
            }
            if (valid3)
              errors = _errs8;
            else
              return errors++, !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.former_signing_secret !== void 0) {
              let data2 = data.former_signing_secret, _errs14 = errors, _errs15 = errors, valid5 = !1, _errs16 = errors;
              errors === errors && (typeof data2 == "string" && check_pattern56.test(data2) || errors++);
              var _valid1 = _errs16 === errors;
              if (valid5 = valid5 || _valid1, !valid5) {
                let _errs19 = errors;
                data2 !== null && errors++;
                var _valid1 = _errs19 === errors;
                valid5 = valid5 || _valid1;
              }
              if (valid5)
                errors = _errs15;
              else
                return errors++, !1;
              var valid0 = _errs14 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetSettings = check_validate154;
function check_validate154(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "domains" || key0 === "safe_url" || key0 === "callback" || key0 === "look"))
          return !1;
      if (_errs1 === errors) {
        if (data.domains !== void 0) {
          let data0 = data.domains, _errs2 = errors;
          if (errors === _errs2)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs4 = errors;
                if (errors === _errs4)
                  if (typeof data1 == "string") {
                    if (data1.length < 1)
                      return !1;
                  } else
                    return !1;
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.safe_url !== void 0) {
            let _errs6 = errors;
            if (typeof data.safe_url != "boolean")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.callback !== void 0) {
              let _errs8 = errors;
              check_validate40(data.callback) || errors++;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.look !== void 0) {
                let _errs9 = errors;
                check_validate48(data.look) || errors++;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkWrittenContent = check_validate157;
function check_validate157(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        if (tag0 === "text")
          check_validate31(data) || errors++;
        else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
          check_validate74(data) || errors++;
        else if (tag0 === "location" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing1;
            if (data.type === void 0 && (missing1 = "type") || data.latitude === void 0 && (missing1 = "latitude") || data.longitude === void 0 && (missing1 = "longitude"))
              return !1;
            if (data.type !== void 0) {
              let data1 = data.type, _errs7 = errors;
              if (typeof data1 != "string" || data1 !== "location")
                return !1;
              var valid6 = _errs7 === errors;
            } else
              var valid6 = !0;
            if (valid6) {
              if (data.latitude !== void 0) {
                let data2 = data.latitude, _errs9 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)))
                  return !1;
                var valid6 = _errs9 === errors;
              } else
                var valid6 = !0;
              if (valid6) {
                if (data.longitude !== void 0) {
                  let data3 = data.longitude, _errs11 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)))
                    return !1;
                  var valid6 = _errs11 === errors;
                } else
                  var valid6 = !0;
                if (valid6) {
                  if (data.text !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.text != "string")
                      return !1;
                    var valid6 = _errs13 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6)
                    if (data.title !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.title != "string")
                        return !1;
                      var valid6 = _errs15 === errors;
                    } else
                      var valid6 = !0;
                }
              }
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkWrittenMessage = check_validate160;
function check_validate160(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.message === void 0 && (missing0 = "message"))
        return !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "agent_id" || key0 === "message"))
            return !1;
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length < 1)
                  return !1;
              } else
                return !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              check_validate157(data.message) || errors++;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var collectActingAgent = collect_validate21;
var collect_func1 = require_ucs2length().default;
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++);
    for (let key0 in data)
      key0 !== "agent_id" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate21.errors = vErrors, errors === 0;
}
var collectSetUpAction = collect_validate22;
var collect_formats0 = require_formats().fullFormats["date-time"], collect_pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]", "u");
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action_id" }, message: "must have required property 'action_id'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.operation === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" }), errors++), data.of === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" }), errors++), data.action_id !== void 0) {
      let data0 = data.action_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/action_id", schemaPath: "#/properties/action_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data1 = data.at;
      typeof data1 == "string" ? (collect_pattern4.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.by !== void 0 && typeof data.by != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.operation !== void 0 && typeof data.operation != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.of !== void 0) {
      let data4 = data.of;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.agent_id !== void 0 && typeof data4.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/of/agent_id", schemaPath: "#/properties/of/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.channel_id !== void 0 && typeof data4.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/of/channel_id", schemaPath: "#/properties/of/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.reply_name !== void 0 && typeof data4.reply_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/of/reply_name", schemaPath: "#/properties/of/properties/reply_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate22.errors = vErrors, errors === 0;
}
var collectActionList = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" }), errors++), data.has_older === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_older" }, message: "must have required property 'has_older'" }), errors++), data.actions !== void 0) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.action_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/$defs/SetUpAction/required", keyword: "required", params: { missingProperty: "action_id" }, message: "must have required property 'action_id'" }), errors++), data1.at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/$defs/SetUpAction/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data1.operation === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/$defs/SetUpAction/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" }), errors++), data1.of === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/$defs/SetUpAction/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" }), errors++), data1.action_id !== void 0) {
              let data2 = data1.action_id;
              typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/action_id", schemaPath: "#/$defs/SetUpAction/properties/action_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            if (data1.at !== void 0) {
              let data3 = data1.at;
              typeof data3 == "string" ? (collect_pattern4.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/at", schemaPath: "#/$defs/SetUpAction/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/at", schemaPath: "#/$defs/SetUpAction/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/at", schemaPath: "#/$defs/SetUpAction/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data1.by !== void 0 && typeof data1.by != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/by", schemaPath: "#/$defs/SetUpAction/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.operation !== void 0 && typeof data1.operation != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/operation", schemaPath: "#/$defs/SetUpAction/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.of !== void 0) {
              let data6 = data1.of;
              data6 && typeof data6 == "object" && !Array.isArray(data6) ? (data6.agent_id !== void 0 && typeof data6.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/of/agent_id", schemaPath: "#/$defs/SetUpAction/properties/of/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.channel_id !== void 0 && typeof data6.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/of/channel_id", schemaPath: "#/$defs/SetUpAction/properties/of/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.reply_name !== void 0 && typeof data6.reply_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/of/reply_name", schemaPath: "#/$defs/SetUpAction/properties/of/properties/reply_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0 + "/of", schemaPath: "#/$defs/SetUpAction/properties/of/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
            }
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/actions/" + i0, schemaPath: "#/$defs/SetUpAction/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.has_older !== void 0 && typeof data.has_older != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate23.errors = vErrors, errors === 0;
}
var collectAddressRenewal = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.keep_former === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keep_former" }, message: "must have required property 'keep_former'" }), errors++);
    for (let key0 in data)
      key0 !== "keep_former" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    data.keep_former !== void 0 && typeof data.keep_former != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/keep_former", schemaPath: "#/properties/keep_former/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate24.errors = vErrors, errors === 0;
}
var collectDepartment = collect_validate25;
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "number" && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectDeskAgent = collect_validate26;
function collect_validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.online === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "online" }, message: "must have required property 'online'" }), errors++), data.agent_id !== void 0 && typeof data.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.number !== void 0) {
      let data1 = data.number;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.online !== void 0 && typeof data.online != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/online", schemaPath: "#/properties/online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.stays_online !== void 0 && typeof data.stays_online != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/stays_online", schemaPath: "#/properties/stays_online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.seen_at !== void 0) {
      let data8 = data.seen_at;
      typeof data8 == "string" ? (collect_pattern4.test(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/seen_at", schemaPath: "#/properties/seen_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/seen_at", schemaPath: "#/properties/seen_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/seen_at", schemaPath: "#/properties/seen_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.away !== void 0 && typeof data.away != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/away", schemaPath: "#/properties/away/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.department !== void 0) {
      let data10 = data.department;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.id !== void 0) {
          let data11 = data10.id;
          typeof data11 == "number" && isFinite(data11) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data10.name !== void 0 && typeof data10.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.sign_in_at !== void 0) {
      let data13 = data.sign_in_at;
      typeof data13 == "string" ? (collect_pattern4.test(data13) || (vErrors = add(vErrors, { instancePath: instancePath + "/sign_in_at", schemaPath: "#/properties/sign_in_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data13) || (vErrors = add(vErrors, { instancePath: instancePath + "/sign_in_at", schemaPath: "#/properties/sign_in_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sign_in_at", schemaPath: "#/properties/sign_in_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate26.errors = vErrors, errors === 0;
}
var collectAgentList = collect_validate27;
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agents === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" }), errors++), data.agents !== void 0) {
      let data0 = data.agents;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate26(data0[i0], instancePath + "/agents/" + i0) || (vErrors = vErrors === null ? collect_validate26.errors : vErrors.concat(collect_validate26.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.signed_in_as !== void 0 && typeof data.signed_in_as != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/signed_in_as", schemaPath: "#/properties/signed_in_as/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate27.errors = vErrors, errors === 0;
}
var collectAgentMessageId = collect_validate29;
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate29.errors = vErrors, errors === 0;
}
var collectAgentSettings = collect_validate30, collect_schema42 = { type: "object", additionalProperties: !1, properties: { name: { type: "string", minLength: 1 }, photo: { type: ["string", "null"] }, email: { type: ["string", "null"] }, phone: { type: "string" }, online: { type: "boolean" }, stays_online: { type: "boolean" }, department: { $ref: "#/$defs/Department" } } };
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "name" || key0 === "photo" || key0 === "email" || key0 === "phone" || key0 === "online" || key0 === "stays_online" || key0 === "department" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.photo !== void 0) {
      let data1 = data.photo;
      typeof data1 != "string" && data1 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: collect_schema42.properties.photo.type }, message: "must be string,null" }), errors++);
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      typeof data2 != "string" && data2 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: collect_schema42.properties.email.type }, message: "must be string,null" }), errors++);
    }
    if (data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.online !== void 0 && typeof data.online != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/online", schemaPath: "#/properties/online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.stays_online !== void 0 && typeof data.stays_online != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/stays_online", schemaPath: "#/properties/stays_online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.department !== void 0) {
      let data6 = data.department;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.id !== void 0) {
          let data7 = data6.id;
          typeof data7 == "number" && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data6.name !== void 0 && typeof data6.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate30.errors = vErrors, errors === 0;
}
var collectAgentText = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/AgentMessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectBackup = collect_validate32;
function collect_validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.file === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" }), errors++), data.file !== void 0 && typeof data.file != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate32.errors = vErrors, errors === 0;
}
var collectHttpUrl = collect_validate33;
var collect_pattern8 = new RegExp("[\\x00-\\x20\\x7F]", "u"), collect_pattern9 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function collect_validate33(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (collect_pattern8.test(data) || (vErrors = add(vErrors, {}), errors++));
  var valid0 = _errs2 === errors;
  return valid0 ? (vErrors = add(vErrors, { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null)), typeof data == "string" ? collect_pattern9.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate33.errors = vErrors, errors === 0;
}
var collectBotSettings = collect_validate34, collect_schema48 = { type: "object", additionalProperties: !1, properties: { bot_endpoint: { $ref: "#/$defs/HttpUrl" }, token: { type: "string", minLength: 1, pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, provider_id: { type: "string", minLength: 1, pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, name: { type: "string", minLength: 1 }, authorization: { type: ["string", "null"], minLength: 1 }, mark_after_seconds: { type: "integer", minimum: 0, maximum: 86400 }, hand_over_after_seconds: { type: "integer", minimum: 0, maximum: 86400 } } }, collect_pattern12 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$", "u");
function collect_validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "bot_endpoint" || key0 === "token" || key0 === "provider_id" || key0 === "name" || key0 === "authorization" || key0 === "mark_after_seconds" || key0 === "hand_over_after_seconds" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.bot_endpoint !== void 0) {
      let data0 = data.bot_endpoint, _errs5 = errors, _errs6 = errors;
      typeof data0 == "string" && (collect_pattern8.test(data0) || (vErrors = add(vErrors, {}), errors++));
      var valid2 = _errs6 === errors;
      valid2 ? (vErrors = add(vErrors, { instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null)), typeof data0 == "string" ? collect_pattern9.test(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.token !== void 0) {
      let data1 = data.token;
      typeof data1 == "string" ? (data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++), collect_pattern12.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, message: 'must match pattern "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.provider_id !== void 0) {
      let data2 = data.provider_id;
      typeof data2 == "string" ? (data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++), collect_pattern12.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, message: 'must match pattern "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      typeof data4 != "string" && data4 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/type", keyword: "type", params: { type: collect_schema48.properties.authorization.type }, message: "must be string,null" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
    if (data.mark_after_seconds !== void 0) {
      let data5 = data.mark_after_seconds;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data5 == "number" && isFinite(data5) && ((data5 > 86400 || isNaN(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data5 < 0 || isNaN(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
    }
    if (data.hand_over_after_seconds !== void 0) {
      let data6 = data.hand_over_after_seconds;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data6 == "number" && isFinite(data6) && ((data6 > 86400 || isNaN(data6)) && (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data6 < 0 || isNaN(data6)) && (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate34.errors = vErrors, errors === 0;
}
var collectButtonsEntry = collect_validate35;
function collect_validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.buttons === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "buttons" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }), errors++);
    }
    if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.buttons !== void 0) {
      let data2 = data.buttons;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data2[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate35.errors = vErrors, errors === 0;
}
var collectCallEntry = collect_validate36, collect_schema51 = { type: "object", required: ["type", "status"], properties: { type: { type: "string", const: "call" }, status: { type: "string", enum: ["end", "error"] }, text: { type: "string" } } };
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "end" || data1 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate36.errors = vErrors, errors === 0;
}
var collectCallMove = collect_validate37, collect_schema52 = { type: "object", required: ["status"], additionalProperties: !1, properties: { status: { type: "string", enum: ["end", "agent_connected", "client_connected", "error"] }, reason: { type: "string" }, record_url: { type: "string" } } };
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++);
    for (let key0 in data)
      key0 === "status" || key0 === "reason" || key0 === "record_url" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.status !== void 0) {
      let data0 = data.status;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema52.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.record_url !== void 0 && typeof data.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate37.errors = vErrors, errors === 0;
}
var collectDayOfWeek = collect_validate38, collect_schema53 = { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] };
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "monday" || data === "tuesday" || data === "wednesday" || data === "thursday" || data === "friday" || data === "saturday" || data === "sunday" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema53.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate38.errors = vErrors, errors === 0;
}
var collectWorkingHours = collect_validate39;
var collect_pattern14 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u"), collect_pattern15 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.days === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'" }), errors++), data.from === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" }), errors++), data.to === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" }), errors++);
    for (let key0 in data)
      key0 === "days" || key0 === "from" || key0 === "to" || key0 === "time_zone" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.days !== void 0) {
      let data0 = data.days;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data1 = data0[i0];
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/days/" + i0, schemaPath: "#/$defs/DayOfWeek/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday" || (vErrors = add(vErrors, { instancePath: instancePath + "/days/" + i0, schemaPath: "#/$defs/DayOfWeek/enum", keyword: "enum", params: { allowedValues: collect_schema53.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.from !== void 0) {
      let data2 = data.from;
      typeof data2 == "string" ? collect_pattern14.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.to !== void 0) {
      let data3 = data.to;
      typeof data3 == "string" ? collect_pattern15.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.time_zone !== void 0) {
      let data4 = data.time_zone;
      typeof data4 == "string" ? data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate39.errors = vErrors, errors === 0;
}
var collectCallbackSettings = collect_validate40;
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.enabled === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enabled" }, message: "must have required property 'enabled'" }), errors++);
    for (let key0 in data)
      key0 === "enabled" || key0 === "balance" || key0 === "hours" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.enabled !== void 0 && typeof data.enabled != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.balance !== void 0) {
      let data1 = data.balance;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)) && (vErrors = add(vErrors, { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++);
    }
    data.hours !== void 0 && (collect_validate39(data.hours, instancePath + "/hours") || (vErrors = vErrors === null ? collect_validate39.errors : vErrors.concat(collect_validate39.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate40.errors = vErrors, errors === 0;
}
var collectCannedReply = collect_validate42;
function collect_validate42(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.reply_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reply_name" }, message: "must have required property 'reply_name'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.reply_name !== void 0 && typeof data.reply_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reply_name", schemaPath: "#/properties/reply_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate42.errors = vErrors, errors === 0;
}
var collectCannedReplyList = collect_validate43;
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.replies === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "replies" }, message: "must have required property 'replies'" }), errors++), data.replies !== void 0) {
      let data0 = data.replies;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data1 = data0[i0];
          data1 && typeof data1 == "object" && !Array.isArray(data1) ? (data1.reply_name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/replies/" + i0, schemaPath: "#/$defs/CannedReply/required", keyword: "required", params: { missingProperty: "reply_name" }, message: "must have required property 'reply_name'" }), errors++), data1.text === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/replies/" + i0, schemaPath: "#/$defs/CannedReply/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data1.reply_name !== void 0 && typeof data1.reply_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/replies/" + i0 + "/reply_name", schemaPath: "#/$defs/CannedReply/properties/reply_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.text !== void 0 && typeof data1.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/replies/" + i0 + "/text", schemaPath: "#/$defs/CannedReply/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/replies/" + i0, schemaPath: "#/$defs/CannedReply/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/replies", schemaPath: "#/properties/replies/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate43.errors = vErrors, errors === 0;
}
var collectCannedText = collect_validate44;
function collect_validate44(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++);
    for (let key0 in data)
      key0 !== "text" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.text !== void 0) {
      let data0 = data.text;
      typeof data0 == "string" ? (collect_func1(data0) > 4e3 && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }), errors++), data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate44.errors = vErrors, errors === 0;
}
var collectChannelChange = collect_validate45;
function collect_validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.customer_endpoint !== void 0) {
      let data1 = data.customer_endpoint, _errs5 = errors, valid1 = !1, _errs6 = errors, _errs9 = errors, _errs10 = errors;
      typeof data1 == "string" && (collect_pattern8.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid3 = _errs10 === errors;
      valid3 ? (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null)), typeof data1 == "string" ? collect_pattern9.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs11 = errors;
        data1 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" }), errors++);
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null)) : (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++);
    }
    if (data.chunked !== void 0 && typeof data.chunked != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agents !== void 0) {
      let data3 = data.agents;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data3[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate45.errors = vErrors, errors === 0;
}
var collectConnectedBotInfo = collect_validate46;
function collect_validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.bot_endpoint === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bot_endpoint" }, message: "must have required property 'bot_endpoint'" }), errors++), data.provider_id !== void 0 && typeof data.provider_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.bot_endpoint !== void 0 && typeof data.bot_endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot_endpoint", schemaPath: "#/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.has_authorization !== void 0 && typeof data.has_authorization != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_authorization", schemaPath: "#/properties/has_authorization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.mark_after_seconds !== void 0) {
      let data4 = data.mark_after_seconds;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data4 == "number" && isFinite(data4) && ((data4 > 86400 || isNaN(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data4 < 0 || isNaN(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/mark_after_seconds", schemaPath: "#/properties/mark_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
    }
    if (data.hand_over_after_seconds !== void 0) {
      let data5 = data.hand_over_after_seconds;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data5 == "number" && isFinite(data5) && ((data5 > 86400 || isNaN(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data5 < 0 || isNaN(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/hand_over_after_seconds", schemaPath: "#/properties/hand_over_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate46.errors = vErrors, errors === 0;
}
var collectWebhookInfo = collect_validate47;
function collect_validate47(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data.signed === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signed" }, message: "must have required property 'signed'" }), errors++), data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.has_query !== void 0 && typeof data.has_query != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_query", schemaPath: "#/properties/has_query/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.signed !== void 0 && typeof data.signed != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.has_former_secret !== void 0 && typeof data.has_former_secret != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_former_secret", schemaPath: "#/properties/has_former_secret/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate47.errors = vErrors, errors === 0;
}
var collectWidgetLook = collect_validate48, collect_schema65 = { type: "object", additionalProperties: !1, properties: { name: { type: "string", maxLength: 60 }, photo: { allOf: [{ $ref: "#/$defs/HttpUrl" }] }, label: { type: "string", maxLength: 40 }, colour: { type: "string", pattern: "^#[0-9a-f]{6}$" }, side: { type: "string", enum: ["start", "end"] } } }, collect_pattern20 = new RegExp("^#[0-9a-f]{6}$", "u");
function collect_validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "name" || key0 === "photo" || key0 === "label" || key0 === "colour" || key0 === "side" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? collect_func1(data0) > 60 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.photo !== void 0) {
      let data1 = data.photo, _errs8 = errors, _errs9 = errors;
      typeof data1 == "string" && (collect_pattern8.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid3 = _errs9 === errors;
      valid3 ? (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)), typeof data1 == "string" ? collect_pattern9.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      typeof data2 == "string" ? collect_func1(data2) > 40 && (vErrors = add(vErrors, { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.colour !== void 0) {
      let data3 = data.colour;
      typeof data3 == "string" ? collect_pattern20.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-f]{6}$" }, message: 'must match pattern "^#[0-9a-f]{6}$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.side !== void 0) {
      let data4 = data.side;
      typeof data4 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/side", schemaPath: "#/properties/side/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4 === "start" || data4 === "end" || (vErrors = add(vErrors, { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: collect_schema65.properties.side.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate48.errors = vErrors, errors === 0;
}
var collectWidgetInfo = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.script_url !== void 0 && typeof data.script_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/script_url", schemaPath: "#/properties/script_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.domains !== void 0) {
      let data1 = data.domains;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data1[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.safe_url !== void 0 && typeof data.safe_url != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.callback !== void 0 && (collect_validate40(data.callback, instancePath + "/callback") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.look !== void 0 && (collect_validate48(data.look, instancePath + "/look") || (vErrors = vErrors === null ? collect_validate48.errors : vErrors.concat(collect_validate48.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate49.errors = vErrors, errors === 0;
}
var collectDeskChannel = collect_validate52;
function collect_validate52(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.chunked === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chunked" }, message: "must have required property 'chunked'" }), errors++), data.agents === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" }), errors++), data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.customer_endpoint !== void 0 && typeof data.customer_endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chunked !== void 0 && typeof data.chunked != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agents !== void 0) {
      let data4 = data.agents;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data4[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.bot !== void 0) {
      let data6 = data.bot;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.provider_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" }), errors++), data6.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data6.bot_endpoint === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/required", keyword: "required", params: { missingProperty: "bot_endpoint" }, message: "must have required property 'bot_endpoint'" }), errors++), data6.provider_id !== void 0 && typeof data6.provider_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/provider_id", schemaPath: "#/$defs/ConnectedBotInfo/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.name !== void 0 && typeof data6.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/name", schemaPath: "#/$defs/ConnectedBotInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.bot_endpoint !== void 0 && typeof data6.bot_endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/bot_endpoint", schemaPath: "#/$defs/ConnectedBotInfo/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.has_authorization !== void 0 && typeof data6.has_authorization != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/has_authorization", schemaPath: "#/$defs/ConnectedBotInfo/properties/has_authorization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data6.mark_after_seconds !== void 0) {
          let data11 = data6.mark_after_seconds;
          typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11) || (vErrors = add(vErrors, { instancePath: instancePath + "/bot/mark_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/mark_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data11 == "number" && isFinite(data11) && ((data11 > 86400 || isNaN(data11)) && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/mark_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/mark_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data11 < 0 || isNaN(data11)) && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/mark_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/mark_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
        }
        if (data6.hand_over_after_seconds !== void 0) {
          let data12 = data6.hand_over_after_seconds;
          typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12) || (vErrors = add(vErrors, { instancePath: instancePath + "/bot/hand_over_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/hand_over_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data12 == "number" && isFinite(data12) && ((data12 > 86400 || isNaN(data12)) && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/hand_over_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/hand_over_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }), errors++), (data12 < 0 || isNaN(data12)) && (vErrors = add(vErrors, { instancePath: instancePath + "/bot/hand_over_after_seconds", schemaPath: "#/$defs/ConnectedBotInfo/properties/hand_over_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++));
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.webhook !== void 0) {
      let data13 = data.webhook;
      data13 && typeof data13 == "object" && !Array.isArray(data13) ? (data13.url === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook", schemaPath: "#/$defs/WebhookInfo/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data13.signed === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook", schemaPath: "#/$defs/WebhookInfo/required", keyword: "required", params: { missingProperty: "signed" }, message: "must have required property 'signed'" }), errors++), data13.url !== void 0 && typeof data13.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/WebhookInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data13.has_query !== void 0 && typeof data13.has_query != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook/has_query", schemaPath: "#/$defs/WebhookInfo/properties/has_query/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data13.signed !== void 0 && typeof data13.signed != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook/signed", schemaPath: "#/$defs/WebhookInfo/properties/signed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data13.has_former_secret !== void 0 && typeof data13.has_former_secret != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook/has_former_secret", schemaPath: "#/$defs/WebhookInfo/properties/has_former_secret/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/webhook", schemaPath: "#/$defs/WebhookInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.widget !== void 0 && (collect_validate49(data.widget, instancePath + "/widget") || (vErrors = vErrors === null ? collect_validate49.errors : vErrors.concat(collect_validate49.errors), errors = vErrors.length)), data.former_address_until !== void 0) {
      let data19 = data.former_address_until;
      typeof data19 == "string" ? (collect_pattern4.test(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate52.errors = vErrors, errors === 0;
}
var collectChannelList = collect_validate54;
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channels === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'" }), errors++), data.channels !== void 0) {
      let data0 = data.channels;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate52(data0[i0], instancePath + "/channels/" + i0) || (vErrors = vErrors === null ? collect_validate52.errors : vErrors.concat(collect_validate52.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate54.errors = vErrors, errors === 0;
}
var collectChannelSettings = collect_validate56;
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.agents === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" }), errors++);
    for (let key0 in data)
      key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.customer_endpoint !== void 0) {
      let data1 = data.customer_endpoint, _errs7 = errors, _errs8 = errors;
      typeof data1 == "string" && (collect_pattern8.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid2 = _errs8 === errors;
      valid2 ? (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null)), typeof data1 == "string" ? collect_pattern9.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.chunked !== void 0 && typeof data.chunked != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agents !== void 0) {
      let data3 = data.agents;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data3[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate56.errors = vErrors, errors === 0;
}
var collectChatState = collect_validate57, collect_schema74 = { type: "string", enum: ["open", "closed"] };
function collect_validate57(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "open" || data === "closed" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema74.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate57.errors = vErrors, errors === 0;
}
var collectDeskCustomer = collect_validate58, collect_schema75 = { type: "object", required: ["id", "name"], properties: { id: { type: ["string", "integer"] }, name: { type: "string" }, phone: { type: "string" }, email: { type: "string" }, photo: { type: "string" }, description: { type: "string" }, invite: { type: "string" }, url: { type: "string" } } };
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: collect_schema75.properties.id.type }, message: "must be string,integer" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.invite !== void 0 && typeof data.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate58.errors = vErrors, errors === 0;
}
var collectPageInfo = collect_validate59;
function collect_validate59(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate59.errors = vErrors, errors === 0;
}
var collectSuppliedPage = collect_validate60;
function collect_validate60(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate60.errors = vErrors, errors === 0;
}
var collectGeoIp = collect_validate61;
function collect_validate61(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.region_code !== void 0 && typeof data.region_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.country !== void 0 && typeof data.country != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.country_code !== void 0 && typeof data.country_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.region !== void 0 && typeof data.region != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.city !== void 0 && typeof data.city != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.latitude !== void 0 && typeof data.latitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.longitude !== void 0 && typeof data.longitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.organization !== void 0 && typeof data.organization != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/organization", schemaPath: "#/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate61.errors = vErrors, errors === 0;
}
var collectUtmTags = collect_validate62;
function collect_validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.source !== void 0 && typeof data.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.campaign !== void 0 && typeof data.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.medium !== void 0 && typeof data.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.term !== void 0 && typeof data.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate62.errors = vErrors, errors === 0;
}
var collectSession = collect_validate63;
function collect_validate63(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.geoip !== void 0) {
      let data0 = data.geoip;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.region_code !== void 0 && typeof data0.region_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/region_code", schemaPath: "#/$defs/GeoIp/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.country !== void 0 && typeof data0.country != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/country", schemaPath: "#/$defs/GeoIp/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.country_code !== void 0 && typeof data0.country_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/country_code", schemaPath: "#/$defs/GeoIp/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.region !== void 0 && typeof data0.region != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/region", schemaPath: "#/$defs/GeoIp/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.city !== void 0 && typeof data0.city != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/city", schemaPath: "#/$defs/GeoIp/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.latitude !== void 0 && typeof data0.latitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/latitude", schemaPath: "#/$defs/GeoIp/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.longitude !== void 0 && typeof data0.longitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/longitude", schemaPath: "#/$defs/GeoIp/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.organization !== void 0 && typeof data0.organization != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/organization", schemaPath: "#/$defs/GeoIp/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/geoip", schemaPath: "#/$defs/GeoIp/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.utm !== void 0 && typeof data.utm != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm", schemaPath: "#/properties/utm/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.utm_json !== void 0) {
      let data10 = data.utm_json;
      data10 && typeof data10 == "object" && !Array.isArray(data10) ? (data10.source !== void 0 && typeof data10.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.campaign !== void 0 && typeof data10.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.content !== void 0 && typeof data10.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.medium !== void 0 && typeof data10.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.term !== void 0 && typeof data10.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    data.ip_addr !== void 0 && typeof data.ip_addr != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/ip_addr", schemaPath: "#/properties/ip_addr/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.user_agent !== void 0 && typeof data.user_agent != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate63.errors = vErrors, errors === 0;
}
var collectPanelItem = collect_validate64, collect_schema83 = { type: "object", required: ["kind"], properties: { kind: { type: "string", enum: ["assign_button", "custom_field", "crm_button"] }, title: { type: "string" }, content: { type: "string" }, key: { type: "string" }, link: { type: "string" }, set_by: { type: "string", enum: ["page", "webhook"] } } };
function collect_validate64(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" }), errors++), data.kind !== void 0) {
      let data0 = data.kind;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "assign_button" || data0 === "custom_field" || data0 === "crm_button" || (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: collect_schema83.properties.kind.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.key !== void 0 && typeof data.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.link !== void 0 && typeof data.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.set_by !== void 0) {
      let data5 = data.set_by;
      typeof data5 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/set_by", schemaPath: "#/properties/set_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data5 === "page" || data5 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/set_by", schemaPath: "#/properties/set_by/enum", keyword: "enum", params: { allowedValues: collect_schema83.properties.set_by.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate64.errors = vErrors, errors === 0;
}
var collectDeskCall = collect_validate65;
function collect_validate65(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "call_id" }, message: "must have required property 'call_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.call_id !== void 0) {
      let data0 = data.call_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data1 = data.chat_id;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.type !== void 0 && typeof data.type != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.agent_id !== void 0 && typeof data.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.requested_at !== void 0) {
      let data5 = data.requested_at;
      typeof data5 == "string" ? (collect_pattern4.test(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    data.status !== void 0 && typeof data.status != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.record_url !== void 0 && typeof data.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate65.errors = vErrors, errors === 0;
}
var collectDeliveryState = collect_validate66, collect_schema85 = { type: "string", enum: ["pending", "delivered", "failed"] };
function collect_validate66(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "pending" || data === "delivered" || data === "failed" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema85.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate66.errors = vErrors, errors === 0;
}
var collectDeskAttempt = collect_validate67, collect_schema86 = { type: "object", required: ["number", "started_at"], properties: { number: { type: "integer", minimum: 1 }, started_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, ended_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, status: { type: "integer" }, outcome: { type: "string", enum: ["delivered", "refused", "invalid_answer", "bad_status", "timeout", "unreachable", "interrupted"] }, answer: { type: "string" } } };
function collect_validate67(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data.started_at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" }), errors++), data.number !== void 0) {
      let data0 = data.number;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.started_at !== void 0) {
      let data1 = data.started_at;
      typeof data1 == "string" ? (collect_pattern4.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.ended_at !== void 0) {
      let data2 = data.ended_at;
      typeof data2 == "string" ? (collect_pattern4.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.outcome !== void 0) {
      let data4 = data.outcome;
      typeof data4 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4 === "delivered" || data4 === "refused" || data4 === "invalid_answer" || data4 === "bad_status" || data4 === "timeout" || data4 === "unreachable" || data4 === "interrupted" || (vErrors = add(vErrors, { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: collect_schema86.properties.outcome.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.answer !== void 0 && typeof data.answer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate67.errors = vErrors, errors === 0;
}
var collectDeskDelivery = collect_validate68;
function collect_validate68(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.attempts === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" }), errors++), data.delivery_id !== void 0) {
      let data0 = data.delivery_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "pending" || data1 === "delivered" || data1 === "failed" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/enum", keyword: "enum", params: { allowedValues: collect_schema85.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.attempts !== void 0) {
      let data2 = data.attempts;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.number === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data3.started_at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" }), errors++), data3.number !== void 0) {
              let data4 = data3.number;
              typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
            }
            if (data3.started_at !== void 0) {
              let data5 = data3.started_at;
              typeof data5 == "string" ? (collect_pattern4.test(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data3.ended_at !== void 0) {
              let data6 = data3.ended_at;
              typeof data6 == "string" ? (collect_pattern4.test(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data3.status !== void 0) {
              let data7 = data3.status;
              typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            if (data3.outcome !== void 0) {
              let data8 = data3.outcome;
              typeof data8 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted" || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: collect_schema86.properties.outcome.enum }, message: "must be equal to one of the allowed values" }), errors++);
            }
            data3.answer !== void 0 && typeof data3.answer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.next_attempt_at !== void 0) {
      let data10 = data.next_attempt_at;
      typeof data10 == "string" ? (collect_pattern4.test(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate68.errors = vErrors, errors === 0;
}
var collectEntryHead = collect_validate69, collect_schema90 = { type: "object", required: ["entry_id", "chat_id", "at", "from"], properties: { entry_id: { type: "integer" }, chat_id: { type: "integer" }, at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, from: { type: "string", enum: ["customer", "agent", "bot", "system"] }, agent_id: { type: "string" }, delivery: { $ref: "#/$defs/DeskDelivery" } } };
function collect_validate69(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entry_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_id" }, message: "must have required property 'entry_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.from === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" }), errors++), data.entry_id !== void 0) {
      let data0 = data.entry_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data1 = data.chat_id;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data2 = data.at;
      typeof data2 == "string" ? (collect_pattern4.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 === "customer" || data3 === "agent" || data3 === "bot" || data3 === "system" || (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: collect_schema90.properties.from.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.agent_id !== void 0 && typeof data.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.delivery !== void 0 && (collect_validate68(data.delivery, instancePath + "/delivery") || (vErrors = vErrors === null ? collect_validate68.errors : vErrors.concat(collect_validate68.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate69.errors = vErrors, errors === 0;
}
var collectTextEntry = collect_validate71;
function collect_validate71(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate71.errors = vErrors, errors === 0;
}
var collectMediaType = collect_validate72, collect_schema92 = { type: "string", enum: ["video", "audio", "voice", "photo", "sticker", "document"] };
function collect_validate72(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema92.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate72.errors = vErrors, errors === 0;
}
var collectPositiveInteger = collect_validate73;
function collect_validate73(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate73.errors = vErrors, errors === 0;
}
var collectMediaContent = collect_validate74;
function collect_validate74(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.file === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" }), errors++), data.file_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_name" }, message: "must have required property 'file_name'" }), errors++), data.file_size === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_size" }, message: "must have required property 'file_size'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: collect_schema92.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.file !== void 0) {
      let data1 = data.file, _errs8 = errors, _errs9 = errors;
      typeof data1 == "string" && (collect_pattern8.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid4 = _errs9 === errors;
      valid4 ? (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)), typeof data1 == "string" ? collect_pattern9.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.file_name !== void 0 && typeof data.file_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.file_size !== void 0) {
      let data3 = data.file_size;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.thumb !== void 0) {
      let data4 = data.thumb, _errs20 = errors, _errs21 = errors;
      typeof data4 == "string" && (collect_pattern8.test(data4) || (vErrors = add(vErrors, {}), errors++));
      var valid9 = _errs21 === errors;
      valid9 ? (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null)), typeof data4 == "string" ? collect_pattern9.test(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.emoji !== void 0 && typeof data.emoji != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.duration !== void 0) {
      let data6 = data.duration;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)) && (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.width !== void 0) {
      let data7 = data.width;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)) && (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.height !== void 0) {
      let data8 = data.height;
      typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)) && (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.performer !== void 0 && typeof data.performer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate74.errors = vErrors, errors === 0;
}
var collectLocationContent = collect_validate75;
function collect_validate75(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.latitude !== void 0) {
      let data1 = data.latitude;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data2 = data.longitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate75.errors = vErrors, errors === 0;
}
var collectMarkdownEntry = collect_validate76;
function collect_validate76(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.content === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "markdown" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }), errors++);
    }
    data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.html !== void 0 && typeof data.html != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/html", schemaPath: "#/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate76.errors = vErrors, errors === 0;
}
var collectErrorEntry = collect_validate77;
function collect_validate77(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "error" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }), errors++);
    }
    if (data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.about !== void 0) {
      let data2 = data.about;
      typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate77.errors = vErrors, errors === 0;
}
var collectNoteEntry = collect_validate78;
function collect_validate78(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "note" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "note" }, message: "must be equal to constant" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate78.errors = vErrors, errors === 0;
}
var collectTransferEntry = collect_validate79;
function collect_validate79(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "transfer" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "transfer" }, message: "must be equal to constant" }), errors++);
    }
    data.to !== void 0 && typeof data.to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate79.errors = vErrors, errors === 0;
}
var collectEntryContent = collect_validate80, collect_schema107 = { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "markdown", "buttons", "error", "note", "transfer", "call"] } }, "x-tag": { path: ["type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["markdown"], ["buttons"], ["error"], ["note"], ["transfer"], ["call"]] }, "x-branches": [{ $ref: "#/$defs/TextEntry" }, { $ref: "#/$defs/MediaContent" }, { $ref: "#/$defs/LocationContent" }, { $ref: "#/$defs/MarkdownEntry" }, { $ref: "#/$defs/ButtonsEntry" }, { $ref: "#/$defs/ErrorEntry" }, { $ref: "#/$defs/NoteEntry" }, { $ref: "#/$defs/TransferEntry" }, { $ref: "#/$defs/CallEntry" }] };
function collect_validate80(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons" || data0 === "error" || data0 === "note" || data0 === "transfer" || data0 === "call" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema107.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    if (tag0 === "text")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/TextEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/TextEntry/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
          let data1 = data.type;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TextEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TextEntry/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/TextEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/TextEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
      collect_validate74(data, instancePath) || (vErrors = vErrors === null ? collect_validate74.errors : vErrors.concat(collect_validate74.errors), errors = vErrors.length);
    else if (tag0 === "location")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
          let data3 = data.type;
          typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
        }
        if (data.latitude !== void 0) {
          let data4 = data.latitude;
          typeof data4 == "number" && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        if (data.longitude !== void 0) {
          let data5 = data.longitude;
          typeof data5 == "number" && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "markdown")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/MarkdownEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.content === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/MarkdownEntry/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" }), errors++), data.type !== void 0) {
          let data8 = data.type;
          typeof data8 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MarkdownEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8 !== "markdown" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MarkdownEntry/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }), errors++);
        }
        data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/$defs/MarkdownEntry/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.html !== void 0 && typeof data.html != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/html", schemaPath: "#/$defs/MarkdownEntry/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/MarkdownEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/MarkdownEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "buttons")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ButtonsEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.buttons === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ButtonsEntry/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'" }), errors++), data.type !== void 0) {
          let data12 = data.type;
          typeof data12 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/ButtonsEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12 !== "buttons" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/ButtonsEntry/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }), errors++);
        }
        if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/ButtonsEntry/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.buttons !== void 0) {
          let data14 = data.buttons;
          if (Array.isArray(data14)) {
            let len0 = data14.length;
            for (let i0 = 0; i0 < len0 && errors < 50; i0++)
              typeof data14[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/ButtonsEntry/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/$defs/ButtonsEntry/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/ButtonsEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ButtonsEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "error")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ErrorEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ErrorEntry/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
          let data17 = data.type;
          typeof data17 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/ErrorEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data17 !== "error" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/ErrorEntry/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }), errors++);
        }
        if (data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/ErrorEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.about !== void 0) {
          let data19 = data.about;
          typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/about", schemaPath: "#/$defs/ErrorEntry/properties/about/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/$defs/ErrorEntry/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/ErrorEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "note")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/NoteEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/NoteEntry/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
          let data21 = data.type;
          typeof data21 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/NoteEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data21 !== "note" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/NoteEntry/properties/type/const", keyword: "const", params: { allowedValue: "note" }, message: "must be equal to constant" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/NoteEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/NoteEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "transfer")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/TransferEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
          let data23 = data.type;
          typeof data23 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TransferEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data23 !== "transfer" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TransferEntry/properties/type/const", keyword: "const", params: { allowedValue: "transfer" }, message: "must be equal to constant" }), errors++);
        }
        data.to !== void 0 && typeof data.to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/$defs/TransferEntry/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/TransferEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/TransferEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "call")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
          let data26 = data.type;
          typeof data26 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data26 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallEntry/properties/type/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
        }
        if (data.status !== void 0) {
          let data27 = data.status;
          typeof data27 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/CallEntry/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data27 === "end" || data27 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/CallEntry/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/CallEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate80.errors = vErrors, errors === 0;
}
var collectTranscriptEntry = collect_validate82;
function collect_validate82(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return collect_validate69(data, instancePath) || (vErrors = vErrors === null ? collect_validate69.errors : vErrors.concat(collect_validate69.errors), errors = vErrors.length), collect_validate80(data, instancePath) || (vErrors = vErrors === null ? collect_validate80.errors : vErrors.concat(collect_validate80.errors), errors = vErrors.length), collect_validate82.errors = vErrors, errors === 0;
}
var collectUnreadMessages = collect_validate85;
function collect_validate85(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.since === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" }), errors++), data.entries === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" }), errors++), data.since !== void 0) {
      let data0 = data.since;
      typeof data0 == "string" ? (collect_pattern4.test(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.entries !== void 0) {
      let data1 = data.entries;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data2 = data1[i0];
          typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/entries/" + i0, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate85.errors = vErrors, errors === 0;
}
var collectDeskChat = collect_validate86, collect_schema118 = { type: "object", required: ["chat_id", "channel_id", "state", "customer", "customer_typing", "opened_at"], properties: { chat_id: { type: "integer" }, channel_id: { type: "string" }, state: { $ref: "#/$defs/ChatState" }, customer: { $ref: "#/$defs/DeskCustomer" }, customer_typing: { type: "boolean" }, agent_id: { type: "string" }, handled_by: { type: "string", enum: ["bot", "agents"] }, unanswered_since: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, via: { type: "string", enum: ["widget"] }, visitor_number: { type: "integer" }, page: { $ref: "#/$defs/PageInfo" }, crm_page: { $ref: "#/$defs/SuppliedPage" }, session: { $ref: "#/$defs/Session" }, department_id: { type: "number" }, panel: { type: "array", items: { $ref: "#/$defs/PanelItem" } }, call: { $ref: "#/$defs/DeskCall" }, last_entry: { $ref: "#/$defs/TranscriptEntry" }, last_said: { $ref: "#/$defs/TranscriptEntry" }, unread: { $ref: "#/$defs/UnreadMessages" }, opened_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, closed_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" } } };
function collect_validate86(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.customer === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer" }, message: "must have required property 'customer'" }), errors++), data.customer_typing === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer_typing" }, message: "must have required property 'customer_typing'" }), errors++), data.opened_at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "opened_at" }, message: "must have required property 'opened_at'" }), errors++), data.chat_id !== void 0) {
      let data0 = data.chat_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.state !== void 0) {
      let data2 = data.state;
      typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/ChatState/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 === "open" || data2 === "closed" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/ChatState/enum", keyword: "enum", params: { allowedValues: collect_schema74.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.customer !== void 0) {
      let data3 = data.customer;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/customer", schemaPath: "#/$defs/DeskCustomer/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/customer", schemaPath: "#/$defs/DeskCustomer/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/id", schemaPath: "#/$defs/DeskCustomer/properties/id/type", keyword: "type", params: { type: collect_schema75.properties.id.type }, message: "must be string,integer" }), errors++);
        }
        data3.name !== void 0 && typeof data3.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/name", schemaPath: "#/$defs/DeskCustomer/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.phone !== void 0 && typeof data3.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/phone", schemaPath: "#/$defs/DeskCustomer/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.email !== void 0 && typeof data3.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/email", schemaPath: "#/$defs/DeskCustomer/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.photo !== void 0 && typeof data3.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/photo", schemaPath: "#/$defs/DeskCustomer/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.description !== void 0 && typeof data3.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/description", schemaPath: "#/$defs/DeskCustomer/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.invite !== void 0 && typeof data3.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/invite", schemaPath: "#/$defs/DeskCustomer/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.url !== void 0 && typeof data3.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer/url", schemaPath: "#/$defs/DeskCustomer/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/customer", schemaPath: "#/$defs/DeskCustomer/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.customer_typing !== void 0 && typeof data.customer_typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer_typing", schemaPath: "#/properties/customer_typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agent_id !== void 0 && typeof data.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.handled_by !== void 0) {
      let data14 = data.handled_by;
      typeof data14 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/handled_by", schemaPath: "#/properties/handled_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data14 === "bot" || data14 === "agents" || (vErrors = add(vErrors, { instancePath: instancePath + "/handled_by", schemaPath: "#/properties/handled_by/enum", keyword: "enum", params: { allowedValues: collect_schema118.properties.handled_by.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.unanswered_since !== void 0) {
      let data15 = data.unanswered_since;
      typeof data15 == "string" ? (collect_pattern4.test(data15) || (vErrors = add(vErrors, { instancePath: instancePath + "/unanswered_since", schemaPath: "#/properties/unanswered_since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data15) || (vErrors = add(vErrors, { instancePath: instancePath + "/unanswered_since", schemaPath: "#/properties/unanswered_since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/unanswered_since", schemaPath: "#/properties/unanswered_since/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.via !== void 0) {
      let data16 = data.via;
      typeof data16 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data16 !== "widget" && (vErrors = add(vErrors, { instancePath: instancePath + "/via", schemaPath: "#/properties/via/enum", keyword: "enum", params: { allowedValues: collect_schema118.properties.via.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.visitor_number !== void 0) {
      let data17 = data.visitor_number;
      typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17) || (vErrors = add(vErrors, { instancePath: instancePath + "/visitor_number", schemaPath: "#/properties/visitor_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.page !== void 0) {
      let data18 = data.page;
      data18 && typeof data18 == "object" && !Array.isArray(data18) ? (data18.url !== void 0 && typeof data18.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data18.title !== void 0 && typeof data18.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.crm_page !== void 0) {
      let data21 = data.crm_page;
      data21 && typeof data21 == "object" && !Array.isArray(data21) ? (data21.url === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/crm_page", schemaPath: "#/$defs/SuppliedPage/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data21.url !== void 0 && typeof data21.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/crm_page/url", schemaPath: "#/$defs/SuppliedPage/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data21.title !== void 0 && typeof data21.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/crm_page/title", schemaPath: "#/$defs/SuppliedPage/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/crm_page", schemaPath: "#/$defs/SuppliedPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.session !== void 0 && (collect_validate63(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length)), data.department_id !== void 0) {
      let data25 = data.department_id;
      typeof data25 == "number" && isFinite(data25) || (vErrors = add(vErrors, { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.panel !== void 0) {
      let data26 = data.panel;
      if (Array.isArray(data26)) {
        let len0 = data26.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data27 = data26[i0];
          if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            if (data27.kind === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0, schemaPath: "#/$defs/PanelItem/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" }), errors++), data27.kind !== void 0) {
              let data28 = data27.kind;
              typeof data28 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/kind", schemaPath: "#/$defs/PanelItem/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data28 === "assign_button" || data28 === "custom_field" || data28 === "crm_button" || (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/kind", schemaPath: "#/$defs/PanelItem/properties/kind/enum", keyword: "enum", params: { allowedValues: collect_schema83.properties.kind.enum }, message: "must be equal to one of the allowed values" }), errors++);
            }
            if (data27.title !== void 0 && typeof data27.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/title", schemaPath: "#/$defs/PanelItem/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data27.content !== void 0 && typeof data27.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/content", schemaPath: "#/$defs/PanelItem/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data27.key !== void 0 && typeof data27.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/key", schemaPath: "#/$defs/PanelItem/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data27.link !== void 0 && typeof data27.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/link", schemaPath: "#/$defs/PanelItem/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data27.set_by !== void 0) {
              let data33 = data27.set_by;
              typeof data33 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/set_by", schemaPath: "#/$defs/PanelItem/properties/set_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data33 === "page" || data33 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0 + "/set_by", schemaPath: "#/$defs/PanelItem/properties/set_by/enum", keyword: "enum", params: { allowedValues: collect_schema83.properties.set_by.enum }, message: "must be equal to one of the allowed values" }), errors++);
            }
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/panel/" + i0, schemaPath: "#/$defs/PanelItem/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/panel", schemaPath: "#/properties/panel/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.call !== void 0) {
      let data34 = data.call;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.call_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "call_id" }, message: "must have required property 'call_id'" }), errors++), data34.chat_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data34.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data34.phone === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data34.status === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data34.call_id !== void 0) {
          let data35 = data34.call_id;
          typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/call_id", schemaPath: "#/$defs/DeskCall/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data34.chat_id !== void 0) {
          let data36 = data34.chat_id;
          typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/chat_id", schemaPath: "#/$defs/DeskCall/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data34.type !== void 0 && typeof data34.type != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/type", schemaPath: "#/$defs/DeskCall/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data34.phone !== void 0 && typeof data34.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/phone", schemaPath: "#/$defs/DeskCall/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data34.agent_id !== void 0 && typeof data34.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/agent_id", schemaPath: "#/$defs/DeskCall/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data34.requested_at !== void 0) {
          let data40 = data34.requested_at;
          typeof data40 == "string" ? (collect_pattern4.test(data40) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data40) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        data34.status !== void 0 && typeof data34.status != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/DeskCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data34.reason !== void 0 && typeof data34.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/DeskCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data34.record_url !== void 0 && typeof data34.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/record_url", schemaPath: "#/$defs/DeskCall/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.last_entry !== void 0 && (collect_validate82(data.last_entry, instancePath + "/last_entry") || (vErrors = vErrors === null ? collect_validate82.errors : vErrors.concat(collect_validate82.errors), errors = vErrors.length)), data.last_said !== void 0 && (collect_validate82(data.last_said, instancePath + "/last_said") || (vErrors = vErrors === null ? collect_validate82.errors : vErrors.concat(collect_validate82.errors), errors = vErrors.length)), data.unread !== void 0) {
      let data46 = data.unread;
      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
        if (data46.since === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/unread", schemaPath: "#/$defs/UnreadMessages/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" }), errors++), data46.entries === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/unread", schemaPath: "#/$defs/UnreadMessages/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" }), errors++), data46.since !== void 0) {
          let data47 = data46.since;
          typeof data47 == "string" ? (collect_pattern4.test(data47) || (vErrors = add(vErrors, { instancePath: instancePath + "/unread/since", schemaPath: "#/$defs/UnreadMessages/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data47) || (vErrors = add(vErrors, { instancePath: instancePath + "/unread/since", schemaPath: "#/$defs/UnreadMessages/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/unread/since", schemaPath: "#/$defs/UnreadMessages/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        if (data46.entries !== void 0) {
          let data48 = data46.entries;
          if (Array.isArray(data48)) {
            let len1 = data48.length;
            for (let i1 = 0; i1 < len1 && errors < 50; i1++) {
              let data49 = data48[i1];
              typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49) || (vErrors = add(vErrors, { instancePath: instancePath + "/unread/entries/" + i1, schemaPath: "#/$defs/UnreadMessages/properties/entries/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/unread/entries", schemaPath: "#/$defs/UnreadMessages/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/unread", schemaPath: "#/$defs/UnreadMessages/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.opened_at !== void 0) {
      let data50 = data.opened_at;
      typeof data50 == "string" ? (collect_pattern4.test(data50) || (vErrors = add(vErrors, { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data50) || (vErrors = add(vErrors, { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.closed_at !== void 0) {
      let data51 = data.closed_at;
      typeof data51 == "string" ? (collect_pattern4.test(data51) || (vErrors = add(vErrors, { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data51) || (vErrors = add(vErrors, { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate86.errors = vErrors, errors === 0;
}
var collectChatList = collect_validate90;
function collect_validate90(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chats === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chats" }, message: "must have required property 'chats'" }), errors++), data.chats !== void 0) {
      let data0 = data.chats;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate86(data0[i0], instancePath + "/chats/" + i0) || (vErrors = vErrors === null ? collect_validate86.errors : vErrors.concat(collect_validate86.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/chats", schemaPath: "#/properties/chats/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.has_older !== void 0 && typeof data.has_older != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate90.errors = vErrors, errors === 0;
}
var collectChatTransfer = collect_validate92;
function collect_validate92(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++);
    for (let key0 in data)
      key0 === "agent_id" || key0 === "to" || key0 === "note" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.note !== void 0) {
      let data2 = data.note;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate92.errors = vErrors, errors === 0;
}
var collectChatWithTranscript = collect_validate93;
function collect_validate93(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chat === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat" }, message: "must have required property 'chat'" }), errors++), data.transcript === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transcript" }, message: "must have required property 'transcript'" }), errors++), data.chat !== void 0 && (collect_validate86(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate86.errors : vErrors.concat(collect_validate86.errors), errors = vErrors.length)), data.transcript !== void 0) {
      let data1 = data.transcript;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate82(data1[i0], instancePath + "/transcript/" + i0) || (vErrors = vErrors === null ? collect_validate82.errors : vErrors.concat(collect_validate82.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/transcript", schemaPath: "#/properties/transcript/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.has_older !== void 0 && typeof data.has_older != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate93.errors = vErrors, errors === 0;
}
var collectConnectedBot = collect_validate96;
function collect_validate96(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.provider_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" }), errors++), data.bot_endpoint === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bot_endpoint" }, message: "must have required property 'bot_endpoint'" }), errors++), data.endpoint === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" }), errors++), data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.provider_id !== void 0 && typeof data.provider_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.bot_endpoint !== void 0 && typeof data.bot_endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/bot_endpoint", schemaPath: "#/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.endpoint !== void 0 && typeof data.endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate96.errors = vErrors, errors === 0;
}
var collectCreatedChannel = collect_validate97;
function collect_validate97(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.chunked === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chunked" }, message: "must have required property 'chunked'" }), errors++), data.agents === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" }), errors++), data.endpoint === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" }), errors++), data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.customer_endpoint !== void 0 && typeof data.customer_endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chunked !== void 0 && typeof data.chunked != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agents !== void 0) {
      let data4 = data.agents;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data4[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.endpoint !== void 0 && typeof data.endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate97.errors = vErrors, errors === 0;
}
var collectDeliveryKind = collect_validate98, collect_schema131 = { type: "string", enum: ["message", "typing", "bot_event", "webhook"] };
function collect_validate98(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "message" || data === "typing" || data === "bot_event" || data === "webhook" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema131.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate98.errors = vErrors, errors === 0;
}
var collectLoggedDelivery = collect_validate99;
function collect_validate99(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery_id" }, message: "must have required property 'delivery_id'" }), errors++), data.kind === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" }), errors++), data.about === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" }), errors++), data.to === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" }), errors++), data.request === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'" }), errors++), data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.attempts === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" }), errors++), data.delivery_id !== void 0) {
      let data0 = data.delivery_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DeliveryKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "message" || data1 === "typing" || data1 === "bot_event" || data1 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DeliveryKind/enum", keyword: "enum", params: { allowedValues: collect_schema131.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.about !== void 0 && typeof data.about != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.entry_id !== void 0) {
      let data4 = data.entry_id;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.repeats !== void 0) {
      let data5 = data.repeats;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.again !== void 0) {
      let data6 = data.again;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/again", schemaPath: "#/properties/again/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.to !== void 0 && typeof data.to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.request !== void 0 && typeof data.request != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.recorded_at !== void 0) {
      let data9 = data.recorded_at;
      typeof data9 == "string" ? (collect_pattern4.test(data9) || (vErrors = add(vErrors, { instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data9) || (vErrors = add(vErrors, { instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.state !== void 0) {
      let data10 = data.state;
      typeof data10 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10 === "pending" || data10 === "delivered" || data10 === "failed" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/enum", keyword: "enum", params: { allowedValues: collect_schema85.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.attempts !== void 0) {
      let data11 = data.attempts;
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data12 = data11[i0];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.number === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data12.started_at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" }), errors++), data12.number !== void 0) {
              let data13 = data12.number;
              typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13)) && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
            }
            if (data12.started_at !== void 0) {
              let data14 = data12.started_at;
              typeof data14 == "string" ? (collect_pattern4.test(data14) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data14) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data12.ended_at !== void 0) {
              let data15 = data12.ended_at;
              typeof data15 == "string" ? (collect_pattern4.test(data15) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data15) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data12.status !== void 0) {
              let data16 = data12.status;
              typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            if (data12.outcome !== void 0) {
              let data17 = data12.outcome;
              typeof data17 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data17 === "delivered" || data17 === "refused" || data17 === "invalid_answer" || data17 === "bad_status" || data17 === "timeout" || data17 === "unreachable" || data17 === "interrupted" || (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: collect_schema86.properties.outcome.enum }, message: "must be equal to one of the allowed values" }), errors++);
            }
            data12.answer !== void 0 && typeof data12.answer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0 + "/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.next_attempt_at !== void 0) {
      let data19 = data.next_attempt_at;
      typeof data19 == "string" ? (collect_pattern4.test(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate99.errors = vErrors, errors === 0;
}
var collectDeliveryPage = collect_validate100;
function collect_validate100(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deliveries === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveries" }, message: "must have required property 'deliveries'" }), errors++), data.has_older === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_older" }, message: "must have required property 'has_older'" }), errors++), data.deliveries !== void 0) {
      let data0 = data.deliveries;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate99(data0[i0], instancePath + "/deliveries/" + i0) || (vErrors = vErrors === null ? collect_validate99.errors : vErrors.concat(collect_validate99.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.has_older !== void 0 && typeof data.has_older != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate100.errors = vErrors, errors === 0;
}
var collectDeskNote = collect_validate102;
function collect_validate102(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.note_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note_id" }, message: "must have required property 'note_id'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.about === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.note_id !== void 0) {
      let data0 = data.note_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/note_id", schemaPath: "#/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data1 = data.at;
      typeof data1 == "string" ? (collect_pattern4.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data3 = data.chat_id;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    data.about !== void 0 && typeof data.about != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate102.errors = vErrors, errors === 0;
}
var collectOfflineForm = collect_validate103;
function collect_validate103(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++);
    for (let key0 in data)
      key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "description" || key0 === "message" || key0 === "user_token" || key0 === "session" || key0 === "page" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message !== void 0) {
      let data4 = data.message;
      typeof data4 == "string" ? data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.session !== void 0 && (collect_validate63(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length)), data.page !== void 0) {
      let data7 = data.page;
      data7 && typeof data7 == "object" && !Array.isArray(data7) ? (data7.url !== void 0 && typeof data7.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.title !== void 0 && typeof data7.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate103.errors = vErrors, errors === 0;
}
var collectDeskOfflineMessage = collect_validate105;
function collect_validate105(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data.offline_message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offline_message_id" }, message: "must have required property 'offline_message_id'" }), errors++), data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.visitor_number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor_number" }, message: "must have required property 'visitor_number'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.form === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'" }), errors++), data.number !== void 0) {
      let data0 = data.number;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.offline_message_id !== void 0 && typeof data.offline_message_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/offline_message_id", schemaPath: "#/properties/offline_message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor_number !== void 0) {
      let data3 = data.visitor_number;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/visitor_number", schemaPath: "#/properties/visitor_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data4 = data.at;
      typeof data4 == "string" ? (collect_pattern4.test(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.form !== void 0 && (collect_validate103(data.form, instancePath + "/form") || (vErrors = vErrors === null ? collect_validate103.errors : vErrors.concat(collect_validate103.errors), errors = vErrors.length)), data.done_by !== void 0 && typeof data.done_by != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/done_by", schemaPath: "#/properties/done_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.done_at !== void 0) {
      let data7 = data.done_at;
      typeof data7 == "string" ? (collect_pattern4.test(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/done_at", schemaPath: "#/properties/done_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/done_at", schemaPath: "#/properties/done_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/done_at", schemaPath: "#/properties/done_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate105.errors = vErrors, errors === 0;
}
var collectDeskEvent = collect_validate107, collect_schema141 = { type: "object", required: ["event_id", "event", "at"], properties: { event_id: { type: "integer" }, event: { type: "string", enum: ["agent_changed", "agent_removed", "channel_created", "channel_changed", "channel_removed", "chat_opened", "chat_changed", "chat_accepted", "chat_transferred", "chat_closed", "call_changed", "offline_message", "typing_changed", "agent_typing", "entry_added", "delivery_changed", "delivery_failed", "destination_changed", "note_added"] }, at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, agent: { $ref: "#/$defs/DeskAgent" }, channel: { $ref: "#/$defs/DeskChannel" }, chat: { $ref: "#/$defs/DeskChat" }, entry: { $ref: "#/$defs/TranscriptEntry" }, call: { $ref: "#/$defs/DeskCall" }, note: { $ref: "#/$defs/DeskNote" }, offline_message: { $ref: "#/$defs/DeskOfflineMessage" }, typing: { type: "boolean" }, reason: { type: "string", enum: ["bot_invited_agent", "client_asked", "bot_failed", "bot_silent", "bot_disconnected"] } } };
function collect_validate107(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_id" }, message: "must have required property 'event_id'" }), errors++), data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.event_id !== void 0) {
      let data0 = data.event_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/event_id", schemaPath: "#/properties/event_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "agent_changed" || data1 === "agent_removed" || data1 === "channel_created" || data1 === "channel_changed" || data1 === "channel_removed" || data1 === "chat_opened" || data1 === "chat_changed" || data1 === "chat_accepted" || data1 === "chat_transferred" || data1 === "chat_closed" || data1 === "call_changed" || data1 === "offline_message" || data1 === "typing_changed" || data1 === "agent_typing" || data1 === "entry_added" || data1 === "delivery_changed" || data1 === "delivery_failed" || data1 === "destination_changed" || data1 === "note_added" || (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: collect_schema141.properties.event.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.at !== void 0) {
      let data2 = data.at;
      typeof data2 == "string" ? (collect_pattern4.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.agent !== void 0 && (collect_validate26(data.agent, instancePath + "/agent") || (vErrors = vErrors === null ? collect_validate26.errors : vErrors.concat(collect_validate26.errors), errors = vErrors.length)), data.channel !== void 0 && (collect_validate52(data.channel, instancePath + "/channel") || (vErrors = vErrors === null ? collect_validate52.errors : vErrors.concat(collect_validate52.errors), errors = vErrors.length)), data.chat !== void 0 && (collect_validate86(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate86.errors : vErrors.concat(collect_validate86.errors), errors = vErrors.length)), data.entry !== void 0 && (collect_validate82(data.entry, instancePath + "/entry") || (vErrors = vErrors === null ? collect_validate82.errors : vErrors.concat(collect_validate82.errors), errors = vErrors.length)), data.call !== void 0) {
      let data7 = data.call;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.call_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "call_id" }, message: "must have required property 'call_id'" }), errors++), data7.chat_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data7.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data7.phone === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data7.status === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data7.call_id !== void 0) {
          let data8 = data7.call_id;
          typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/call_id", schemaPath: "#/$defs/DeskCall/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data7.chat_id !== void 0) {
          let data9 = data7.chat_id;
          typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/chat_id", schemaPath: "#/$defs/DeskCall/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data7.type !== void 0 && typeof data7.type != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/type", schemaPath: "#/$defs/DeskCall/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.phone !== void 0 && typeof data7.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/phone", schemaPath: "#/$defs/DeskCall/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.agent_id !== void 0 && typeof data7.agent_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/agent_id", schemaPath: "#/$defs/DeskCall/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.requested_at !== void 0) {
          let data13 = data7.requested_at;
          typeof data13 == "string" ? (collect_pattern4.test(data13) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data13) || (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        data7.status !== void 0 && typeof data7.status != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/DeskCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.reason !== void 0 && typeof data7.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/DeskCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data7.record_url !== void 0 && typeof data7.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/record_url", schemaPath: "#/$defs/DeskCall/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.note !== void 0) {
      let data17 = data.note;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.note_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "note_id" }, message: "must have required property 'note_id'" }), errors++), data17.at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data17.about === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" }), errors++), data17.text === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data17.note_id !== void 0) {
          let data18 = data17.note_id;
          typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18) || (vErrors = add(vErrors, { instancePath: instancePath + "/note/note_id", schemaPath: "#/$defs/DeskNote/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data17.at !== void 0) {
          let data19 = data17.at;
          typeof data19 == "string" ? (collect_pattern4.test(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data19) || (vErrors = add(vErrors, { instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        if (data17.channel_id !== void 0 && typeof data17.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/note/channel_id", schemaPath: "#/$defs/DeskNote/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data17.chat_id !== void 0) {
          let data21 = data17.chat_id;
          typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21) || (vErrors = add(vErrors, { instancePath: instancePath + "/note/chat_id", schemaPath: "#/$defs/DeskNote/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        data17.about !== void 0 && typeof data17.about != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/note/about", schemaPath: "#/$defs/DeskNote/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data17.text !== void 0 && typeof data17.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/note/text", schemaPath: "#/$defs/DeskNote/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.offline_message !== void 0 && (collect_validate105(data.offline_message, instancePath + "/offline_message") || (vErrors = vErrors === null ? collect_validate105.errors : vErrors.concat(collect_validate105.errors), errors = vErrors.length)), data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.reason !== void 0) {
      let data26 = data.reason;
      typeof data26 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data26 === "bot_invited_agent" || data26 === "client_asked" || data26 === "bot_failed" || data26 === "bot_silent" || data26 === "bot_disconnected" || (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: collect_schema141.properties.reason.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate107.errors = vErrors, errors === 0;
}
var collectDeskVisitor = collect_validate113, collect_schema144 = { type: "object", properties: { name: { type: "string" }, email: { type: "string" }, phone: { type: "string" }, visitor_number: { type: "integer" }, chats_count: { type: "integer" }, description: { type: "string" }, social: { type: "object", additionalProperties: !0 }, session: { $ref: "#/$defs/Session" }, page: { $ref: "#/$defs/PageInfo" }, user_token: { type: "string" }, rate: { type: ["string", "null"], enum: ["positive", "negative", null] }, blacklisted: { type: "boolean" } }, required: ["visitor_number", "chats_count", "blacklisted"] };
function collect_validate113(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.visitor_number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor_number" }, message: "must have required property 'visitor_number'" }), errors++), data.chats_count === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chats_count" }, message: "must have required property 'chats_count'" }), errors++), data.blacklisted === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blacklisted" }, message: "must have required property 'blacklisted'" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor_number !== void 0) {
      let data3 = data.visitor_number;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/visitor_number", schemaPath: "#/properties/visitor_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.chats_count !== void 0) {
      let data4 = data.chats_count;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/chats_count", schemaPath: "#/properties/chats_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.social !== void 0) {
      let data6 = data.social;
      data6 && typeof data6 == "object" && !Array.isArray(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/social", schemaPath: "#/properties/social/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.session !== void 0 && (collect_validate63(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length)), data.page !== void 0) {
      let data8 = data.page;
      data8 && typeof data8 == "object" && !Array.isArray(data8) ? (data8.url !== void 0 && typeof data8.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8.title !== void 0 && typeof data8.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.rate !== void 0) {
      let data12 = data.rate;
      typeof data12 != "string" && data12 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: collect_schema144.properties.rate.type }, message: "must be string,null" }), errors++), data12 === "positive" || data12 === "negative" || data12 === null || (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/enum", keyword: "enum", params: { allowedValues: collect_schema144.properties.rate.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.blacklisted !== void 0 && typeof data.blacklisted != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate113.errors = vErrors, errors === 0;
}
var collectDeskWidget = collect_validate115;
function collect_validate115(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.script_url === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "script_url" }, message: "must have required property 'script_url'" }), errors++), data.safe_url === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "safe_url" }, message: "must have required property 'safe_url'" }), errors++), data.domains === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "domains" }, message: "must have required property 'domains'" }), errors++), data.callback === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback" }, message: "must have required property 'callback'" }), errors++), data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/properties/widget_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.script_url !== void 0 && typeof data.script_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/script_url", schemaPath: "#/properties/script_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.domains !== void 0) {
      let data2 = data.domains;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data2[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.safe_url !== void 0 && typeof data.safe_url != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.callback !== void 0 && (collect_validate40(data.callback, instancePath + "/callback") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.look !== void 0 && (collect_validate48(data.look, instancePath + "/look") || (vErrors = vErrors === null ? collect_validate48.errors : vErrors.concat(collect_validate48.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate115.errors = vErrors, errors === 0;
}
var collectDestinationKind = collect_validate118, collect_schema147 = { type: "string", enum: ["message", "bot_event", "webhook"] };
function collect_validate118(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "message" || data === "bot_event" || data === "webhook" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema147.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate118.errors = vErrors, errors === 0;
}
var collectDestination = collect_validate119, collect_schema148 = { type: "object", required: ["channel_id", "kind", "to", "state"], properties: { channel_id: { type: "string" }, kind: { $ref: "#/$defs/DestinationKind" }, to: { type: "string" }, state: { type: "string", enum: ["well", "failing", "paused"] }, since: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, failed: { type: "integer", minimum: 1 }, next_attempt_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" } } };
function collect_validate119(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_id" }, message: "must have required property 'channel_id'" }), errors++), data.kind === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" }), errors++), data.to === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" }), errors++), data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.channel_id !== void 0 && typeof data.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.kind !== void 0) {
      let data1 = data.kind;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "message" || data1 === "bot_event" || data1 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/enum", keyword: "enum", params: { allowedValues: collect_schema147.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.to !== void 0 && typeof data.to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.state !== void 0) {
      let data3 = data.state;
      typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 === "well" || data3 === "failing" || data3 === "paused" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: collect_schema148.properties.state.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.since !== void 0) {
      let data4 = data.since;
      typeof data4 == "string" ? (collect_pattern4.test(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.failed !== void 0) {
      let data5 = data.failed;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.next_attempt_at !== void 0) {
      let data6 = data.next_attempt_at;
      typeof data6 == "string" ? (collect_pattern4.test(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate119.errors = vErrors, errors === 0;
}
var collectDestinationList = collect_validate120;
function collect_validate120(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.destinations === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "destinations" }, message: "must have required property 'destinations'" }), errors++), data.destinations !== void 0) {
      let data0 = data.destinations;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate119(data0[i0], instancePath + "/destinations/" + i0) || (vErrors = vErrors === null ? collect_validate119.errors : vErrors.concat(collect_validate119.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/destinations", schemaPath: "#/properties/destinations/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate120.errors = vErrors, errors === 0;
}
var collectErrorCode = collect_validate122;
function collect_validate122(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate122.errors = vErrors, errors === 0;
}
var collectErrorDetail = collect_validate123;
function collect_validate123(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.code !== void 0) {
      let data0 = data.code;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate123.errors = vErrors, errors === 0;
}
var collectErrorBody = collect_validate124;
function collect_validate124(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.error !== void 0 && (collect_validate123(data.error, instancePath + "/error") || (vErrors = vErrors === null ? collect_validate123.errors : vErrors.concat(collect_validate123.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate124.errors = vErrors, errors === 0;
}
var collectFailedDeliveries = collect_validate126;
function collect_validate126(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.kind === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" }), errors++), data.since === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" }), errors++);
    for (let key0 in data)
      key0 === "kind" || key0 === "since" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.kind !== void 0) {
      let data0 = data.kind;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "message" || data0 === "bot_event" || data0 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/enum", keyword: "enum", params: { allowedValues: collect_schema147.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.since !== void 0) {
      let data1 = data.since;
      typeof data1 == "string" ? (collect_pattern4.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate126.errors = vErrors, errors === 0;
}
var collectFoundChat = collect_validate127;
function collect_validate127(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.chat === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat" }, message: "must have required property 'chat'" }), errors++), data.entry === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'" }), errors++), data.chat !== void 0 && (collect_validate86(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate86.errors : vErrors.concat(collect_validate86.errors), errors = vErrors.length)), data.entry !== void 0 && (collect_validate82(data.entry, instancePath + "/entry") || (vErrors = vErrors === null ? collect_validate82.errors : vErrors.concat(collect_validate82.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate127.errors = vErrors, errors === 0;
}
var collectFoundChats = collect_validate130;
function collect_validate130(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.found === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "found" }, message: "must have required property 'found'" }), errors++), data.found !== void 0) {
      let data0 = data.found;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate127(data0[i0], instancePath + "/found/" + i0) || (vErrors = vErrors === null ? collect_validate127.errors : vErrors.concat(collect_validate127.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.before !== void 0) {
      let data2 = data.before;
      typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate130.errors = vErrors, errors === 0;
}
var collectNewCall = collect_validate132, collect_schema159 = { type: "object", required: ["type", "phone", "agent_id"], additionalProperties: !1, properties: { type: { type: "string", enum: ["callback", "incoming", "outgoing"] }, phone: { type: "string", minLength: 1 }, agent_id: { type: "string", minLength: 1 } } };
function collect_validate132(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "phone" || key0 === "agent_id" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "callback" || data0 === "incoming" || data0 === "outgoing" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema159.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.phone !== void 0) {
      let data1 = data.phone;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.agent_id !== void 0) {
      let data2 = data.agent_id;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate132.errors = vErrors, errors === 0;
}
var collectNewFile = collect_validate133;
function collect_validate133(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.bytes === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" }), errors++);
    for (let key0 in data)
      key0 === "name" || key0 === "bytes" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.bytes !== void 0) {
      let data1 = data.bytes;
      typeof data1 == "string" ? collect_func1(data1) < 4 && (vErrors = add(vErrors, { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate133.errors = vErrors, errors === 0;
}
var collectNoteList = collect_validate134;
function collect_validate134(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.notes === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" }, message: "must have required property 'notes'" }), errors++), data.notes !== void 0) {
      let data0 = data.notes;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.note_id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "note_id" }, message: "must have required property 'note_id'" }), errors++), data1.at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data1.about === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" }), errors++), data1.text === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data1.note_id !== void 0) {
              let data2 = data1.note_id;
              typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/note_id", schemaPath: "#/$defs/DeskNote/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            if (data1.at !== void 0) {
              let data3 = data1.at;
              typeof data3 == "string" ? (collect_pattern4.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
            }
            if (data1.channel_id !== void 0 && typeof data1.channel_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/channel_id", schemaPath: "#/$defs/DeskNote/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.chat_id !== void 0) {
              let data5 = data1.chat_id;
              typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/chat_id", schemaPath: "#/$defs/DeskNote/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            data1.about !== void 0 && typeof data1.about != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/about", schemaPath: "#/$defs/DeskNote/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.text !== void 0 && typeof data1.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0 + "/text", schemaPath: "#/$defs/DeskNote/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate134.errors = vErrors, errors === 0;
}
var collectOfflineMessageList = collect_validate135;
function collect_validate135(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.messages === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" }), errors++), data.has_older === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_older" }, message: "must have required property 'has_older'" }), errors++), data.messages !== void 0) {
      let data0 = data.messages;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate105(data0[i0], instancePath + "/messages/" + i0) || (vErrors = vErrors === null ? collect_validate105.errors : vErrors.concat(collect_validate105.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.has_older !== void 0 && typeof data.has_older != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate135.errors = vErrors, errors === 0;
}
var collectOfflineMessageState = collect_validate137, collect_schema164 = { type: "string", enum: ["open", "done"] };
function collect_validate137(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "open" || data === "done" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema164.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate137.errors = vErrors, errors === 0;
}
var collectOfflineMessageMove = collect_validate138;
function collect_validate138(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++), data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++);
    for (let key0 in data)
      key0 === "agent_id" || key0 === "state" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/OfflineMessageState/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "open" || data1 === "done" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/$defs/OfflineMessageState/enum", keyword: "enum", params: { allowedValues: collect_schema164.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate138.errors = vErrors, errors === 0;
}
var collectPrivateNote = collect_validate139;
function collect_validate139(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++);
    for (let key0 in data)
      key0 === "agent_id" || key0 === "text" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate139.errors = vErrors, errors === 0;
}
var collectRenewedAddress = collect_validate140;
function collect_validate140(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" }), errors++), data.endpoint !== void 0 && typeof data.endpoint != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.former_until !== void 0) {
      let data1 = data.former_until;
      typeof data1 == "string" ? (collect_pattern4.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate140.errors = vErrors, errors === 0;
}
var collectSentAgain = collect_validate141;
function collect_validate141(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sent === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sent" }, message: "must have required property 'sent'" }), errors++), data.has_more === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_more" }, message: "must have required property 'has_more'" }), errors++), data.sent !== void 0) {
      let data0 = data.sent;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/sent", schemaPath: "#/properties/sent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/sent", schemaPath: "#/properties/sent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }), errors++);
    }
    data.has_more !== void 0 && typeof data.has_more != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate141.errors = vErrors, errors === 0;
}
var collectSignIn = collect_validate142;
function collect_validate142(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate142.errors = vErrors, errors === 0;
}
var collectSigningSecret = collect_validate143;
var collect_pattern56 = new RegExp("^(whsec_)?[A-Za-z0-9+/]+={0,2}$", "u");
function collect_validate143(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? collect_pattern56.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate143.errors = vErrors, errors === 0;
}
var collectStoredOfflineMessage = collect_validate144;
function collect_validate144(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.offline_message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offline_message_id" }, message: "must have required property 'offline_message_id'" }), errors++), data.offline_message_id !== void 0 && typeof data.offline_message_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/offline_message_id", schemaPath: "#/properties/offline_message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate144.errors = vErrors, errors === 0;
}
var collectTrial = collect_validate145, collect_schema173 = { type: "object", required: ["of"], additionalProperties: !1, properties: { of: { type: "string", enum: ["customer_endpoint", "bot", "webhook"] }, event: { type: "string", minLength: 1 } } };
function collect_validate145(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.of === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" }), errors++);
    for (let key0 in data)
      key0 === "of" || key0 === "event" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.of !== void 0) {
      let data0 = data.of;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "customer_endpoint" || data0 === "bot" || data0 === "webhook" || (vErrors = add(vErrors, { instancePath: instancePath + "/of", schemaPath: "#/properties/of/enum", keyword: "enum", params: { allowedValues: collect_schema173.properties.of.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate145.errors = vErrors, errors === 0;
}
var collectTrialPost = collect_validate146;
function collect_validate146(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.after_ms === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "after_ms" }, message: "must have required property 'after_ms'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.event !== void 0 && typeof data.event != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.after_ms !== void 0) {
      let data1 = data.after_ms;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/after_ms", schemaPath: "#/properties/after_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate146.errors = vErrors, errors === 0;
}
var collectTriedEvent = collect_validate147;
function collect_validate147(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.to === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" }), errors++), data.request === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'" }), errors++), data.attempt === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" }), errors++), data.right === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "right" }, message: "must have required property 'right'" }), errors++), data.says === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "says" }, message: "must have required property 'says'" }), errors++), data.odd === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "odd" }, message: "must have required property 'odd'" }), errors++), data.event !== void 0 && typeof data.event != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.to !== void 0 && typeof data.to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.request !== void 0 && typeof data.request != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.attempt !== void 0) {
      let data3 = data.attempt;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.number === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempt", schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data3.started_at === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/attempt", schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: "started_at" }, message: "must have required property 'started_at'" }), errors++), data3.number !== void 0) {
          let data4 = data3.number;
          typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
        }
        if (data3.started_at !== void 0) {
          let data5 = data3.started_at;
          typeof data5 == "string" ? (collect_pattern4.test(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        if (data3.ended_at !== void 0) {
          let data6 = data3.ended_at;
          typeof data6 == "string" ? (collect_pattern4.test(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }), errors++), collect_formats0.validate(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
        if (data3.status !== void 0) {
          let data7 = data3.status;
          typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
        }
        if (data3.outcome !== void 0) {
          let data8 = data3.outcome;
          typeof data8 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted" || (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: collect_schema86.properties.outcome.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
        data3.answer !== void 0 && typeof data3.answer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/attempt/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/attempt", schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.right !== void 0 && typeof data.right != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/right", schemaPath: "#/properties/right/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.says !== void 0 && typeof data.says != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/says", schemaPath: "#/properties/says/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.odd !== void 0) {
      let data12 = data.odd;
      if (Array.isArray(data12)) {
        let len0 = data12.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data12[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/odd/" + i0, schemaPath: "#/properties/odd/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/odd", schemaPath: "#/properties/odd/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.posted !== void 0) {
      let data14 = data.posted;
      if (Array.isArray(data14)) {
        let len1 = data14.length;
        for (let i1 = 0; i1 < len1 && errors < 50; i1++) {
          let data15 = data14[i1];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.event === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1, schemaPath: "#/$defs/TrialPost/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data15.after_ms === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1, schemaPath: "#/$defs/TrialPost/required", keyword: "required", params: { missingProperty: "after_ms" }, message: "must have required property 'after_ms'" }), errors++), data15.status === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1, schemaPath: "#/$defs/TrialPost/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data15.event !== void 0 && typeof data15.event != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1 + "/event", schemaPath: "#/$defs/TrialPost/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data15.after_ms !== void 0) {
              let data17 = data15.after_ms;
              typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17) || (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1 + "/after_ms", schemaPath: "#/$defs/TrialPost/properties/after_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            if (data15.status !== void 0) {
              let data18 = data15.status;
              typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18) || (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1 + "/status", schemaPath: "#/$defs/TrialPost/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
            }
            data15.reason !== void 0 && typeof data15.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1 + "/reason", schemaPath: "#/$defs/TrialPost/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/posted/" + i1, schemaPath: "#/$defs/TrialPost/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/posted", schemaPath: "#/properties/posted/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate147.errors = vErrors, errors === 0;
}
var collectTrialResult = collect_validate148;
function collect_validate148(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.right === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "right" }, message: "must have required property 'right'" }), errors++), data.tried === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tried" }, message: "must have required property 'tried'" }), errors++), data.right !== void 0 && typeof data.right != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/right", schemaPath: "#/properties/right/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.tried !== void 0) {
      let data1 = data.tried;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate147(data1[i0], instancePath + "/tried/" + i0) || (vErrors = vErrors === null ? collect_validate147.errors : vErrors.concat(collect_validate147.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/tried", schemaPath: "#/properties/tried/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate148.errors = vErrors, errors === 0;
}
var collectTypingChange = collect_validate150;
function collect_validate150(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++), data.typing === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "typing" }, message: "must have required property 'typing'" }), errors++);
    for (let key0 in data)
      key0 === "agent_id" || key0 === "typing" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate150.errors = vErrors, errors === 0;
}
var collectVisitorReport = collect_validate151, collect_schema180 = { type: "object", properties: { name: { type: "string" }, email: { type: "string" }, phone: { type: "string" }, description: { type: "string" }, social: { type: "object", additionalProperties: !0 }, session: { $ref: "#/$defs/Session" }, page: { $ref: "#/$defs/PageInfo" }, user_token: { type: "string" }, rate: { type: ["string", "null"], enum: ["positive", "negative", null] }, blacklisted: { type: "boolean" } }, additionalProperties: !1 }, collect_func30 = Object.prototype.hasOwnProperty;
function collect_validate151(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      collect_func30.call(collect_schema180.properties, key0) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.social !== void 0) {
      let data4 = data.social;
      data4 && typeof data4 == "object" && !Array.isArray(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/social", schemaPath: "#/properties/social/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.session !== void 0 && (collect_validate63(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length)), data.page !== void 0) {
      let data6 = data.page;
      data6 && typeof data6 == "object" && !Array.isArray(data6) ? (data6.url !== void 0 && typeof data6.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6.title !== void 0 && typeof data6.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.rate !== void 0) {
      let data10 = data.rate;
      typeof data10 != "string" && data10 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: collect_schema180.properties.rate.type }, message: "must be string,null" }), errors++), data10 === "positive" || data10 === "negative" || data10 === null || (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/enum", keyword: "enum", params: { allowedValues: collect_schema180.properties.rate.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.blacklisted !== void 0 && typeof data.blacklisted != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate151.errors = vErrors, errors === 0;
}
var collectWebhookSettings = collect_validate153;
function collect_validate153(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "url" || key0 === "signing_secret" || key0 === "former_signing_secret" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.url !== void 0) {
      let data0 = data.url, _errs5 = errors, _errs6 = errors;
      typeof data0 == "string" && (collect_pattern8.test(data0) || (vErrors = add(vErrors, {}), errors++));
      var valid2 = _errs6 === errors;
      valid2 ? (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null)), typeof data0 == "string" ? collect_pattern9.test(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.signing_secret !== void 0) {
      let data1 = data.signing_secret, _errs8 = errors, valid3 = !1, _errs9 = errors;
      typeof data1 == "string" ? collect_pattern56.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/signing_secret", schemaPath: "#/$defs/SigningSecret/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/signing_secret", schemaPath: "#/$defs/SigningSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      var _valid0 = _errs9 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        let _errs12 = errors;
        data1 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" }), errors++);
        var _valid0 = _errs12 === errors;
        valid3 = valid3 || _valid0;
      }
      valid3 ? (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)) : (vErrors = add(vErrors, { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++);
    }
    if (data.former_signing_secret !== void 0) {
      let data2 = data.former_signing_secret, _errs15 = errors, valid5 = !1, _errs16 = errors;
      typeof data2 == "string" ? collect_pattern56.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/$defs/SigningSecret/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/$defs/SigningSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      var _valid1 = _errs16 === errors;
      if (valid5 = valid5 || _valid1, !valid5) {
        let _errs19 = errors;
        data2 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/properties/former_signing_secret/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" }), errors++);
        var _valid1 = _errs19 === errors;
        valid5 = valid5 || _valid1;
      }
      valid5 ? (errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null)) : (vErrors = add(vErrors, { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/properties/former_signing_secret/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate153.errors = vErrors, errors === 0;
}
var collectWidgetSettings = collect_validate154;
function collect_validate154(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "domains" || key0 === "safe_url" || key0 === "callback" || key0 === "look" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.domains !== void 0) {
      let data0 = data.domains;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data1 = data0[i0];
          typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.safe_url !== void 0 && typeof data.safe_url != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.callback !== void 0 && (collect_validate40(data.callback, instancePath + "/callback") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.look !== void 0 && (collect_validate48(data.look, instancePath + "/look") || (vErrors = vErrors === null ? collect_validate48.errors : vErrors.concat(collect_validate48.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate154.errors = vErrors, errors === 0;
}
var collectWrittenContent = collect_validate157, collect_schema187 = { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location"] } }, "x-tag": { path: ["type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"]] }, "x-branches": [{ $ref: "#/$defs/AgentText" }, { $ref: "#/$defs/MediaContent" }, { $ref: "#/$defs/LocationContent" }] };
function collect_validate157(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema187.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    if (tag0 === "text")
      collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length);
    else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
      collect_validate74(data, instancePath) || (vErrors = vErrors === null ? collect_validate74.errors : vErrors.concat(collect_validate74.errors), errors = vErrors.length);
    else if (tag0 === "location")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
          let data1 = data.type;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
        }
        if (data.latitude !== void 0) {
          let data2 = data.latitude;
          typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        if (data.longitude !== void 0) {
          let data3 = data.longitude;
          typeof data3 == "number" && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate157.errors = vErrors, errors === 0;
}
var collectWrittenMessage = collect_validate160;
function collect_validate160(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.agent_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++);
    for (let key0 in data)
      key0 === "agent_id" || key0 === "message" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.agent_id !== void 0) {
      let data0 = data.agent_id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    data.message !== void 0 && (collect_validate157(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate157.errors : vErrors.concat(collect_validate157.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate160.errors = vErrors, errors === 0;
}
var validateActingAgent = /* @__PURE__ */ validator(checkActingAgent, collectActingAgent), validateSetUpAction = /* @__PURE__ */ validator(checkSetUpAction, collectSetUpAction), validateActionList = /* @__PURE__ */ validator(checkActionList, collectActionList), validateAddressRenewal = /* @__PURE__ */ validator(checkAddressRenewal, collectAddressRenewal), validateDepartment = /* @__PURE__ */ validator(checkDepartment, collectDepartment), validateDeskAgent = /* @__PURE__ */ validator(checkDeskAgent, collectDeskAgent), validateAgentList = /* @__PURE__ */ validator(checkAgentList, collectAgentList), validateAgentMessageId = /* @__PURE__ */ validator(checkAgentMessageId, collectAgentMessageId), validateAgentSettings = /* @__PURE__ */ validator(checkAgentSettings, collectAgentSettings), validateAgentText = /* @__PURE__ */ validator(checkAgentText, collectAgentText), validateBackup = /* @__PURE__ */ validator(checkBackup, collectBackup), validateHttpUrl = /* @__PURE__ */ validator(checkHttpUrl, collectHttpUrl), validateBotSettings = /* @__PURE__ */ validator(checkBotSettings, collectBotSettings), validateButtonsEntry = /* @__PURE__ */ validator(checkButtonsEntry, collectButtonsEntry), validateCallEntry = /* @__PURE__ */ validator(checkCallEntry, collectCallEntry), validateCallMove = /* @__PURE__ */ validator(checkCallMove, collectCallMove), validateDayOfWeek = /* @__PURE__ */ validator(checkDayOfWeek, collectDayOfWeek), validateWorkingHours = /* @__PURE__ */ validator(checkWorkingHours, collectWorkingHours), validateCallbackSettings = /* @__PURE__ */ validator(checkCallbackSettings, collectCallbackSettings), validateCannedReply = /* @__PURE__ */ validator(checkCannedReply, collectCannedReply), validateCannedReplyList = /* @__PURE__ */ validator(checkCannedReplyList, collectCannedReplyList), validateCannedText = /* @__PURE__ */ validator(checkCannedText, collectCannedText), validateChannelChange = /* @__PURE__ */ validator(checkChannelChange, collectChannelChange), validateConnectedBotInfo = /* @__PURE__ */ validator(checkConnectedBotInfo, collectConnectedBotInfo), validateWebhookInfo = /* @__PURE__ */ validator(checkWebhookInfo, collectWebhookInfo), validateWidgetLook = /* @__PURE__ */ validator(checkWidgetLook, collectWidgetLook), validateWidgetInfo = /* @__PURE__ */ validator(checkWidgetInfo, collectWidgetInfo), validateDeskChannel = /* @__PURE__ */ validator(checkDeskChannel, collectDeskChannel), validateChannelList = /* @__PURE__ */ validator(checkChannelList, collectChannelList), validateChannelSettings = /* @__PURE__ */ validator(checkChannelSettings, collectChannelSettings), validateChatState = /* @__PURE__ */ validator(checkChatState, collectChatState), validateDeskCustomer = /* @__PURE__ */ validator(checkDeskCustomer, collectDeskCustomer), validatePageInfo = /* @__PURE__ */ validator(checkPageInfo, collectPageInfo), validateSuppliedPage = /* @__PURE__ */ validator(checkSuppliedPage, collectSuppliedPage), validateGeoIp = /* @__PURE__ */ validator(checkGeoIp, collectGeoIp), validateUtmTags = /* @__PURE__ */ validator(checkUtmTags, collectUtmTags), validateSession = /* @__PURE__ */ validator(checkSession, collectSession), validatePanelItem = /* @__PURE__ */ validator(checkPanelItem, collectPanelItem), validateDeskCall = /* @__PURE__ */ validator(checkDeskCall, collectDeskCall), validateDeliveryState = /* @__PURE__ */ validator(checkDeliveryState, collectDeliveryState), validateDeskAttempt = /* @__PURE__ */ validator(checkDeskAttempt, collectDeskAttempt), validateDeskDelivery = /* @__PURE__ */ validator(checkDeskDelivery, collectDeskDelivery), validateEntryHead = /* @__PURE__ */ validator(checkEntryHead, collectEntryHead), validateTextEntry = /* @__PURE__ */ validator(checkTextEntry, collectTextEntry), validateMediaType = /* @__PURE__ */ validator(checkMediaType, collectMediaType), validatePositiveInteger = /* @__PURE__ */ validator(checkPositiveInteger, collectPositiveInteger), validateMediaContent = /* @__PURE__ */ validator(checkMediaContent, collectMediaContent), validateLocationContent = /* @__PURE__ */ validator(checkLocationContent, collectLocationContent), validateMarkdownEntry = /* @__PURE__ */ validator(checkMarkdownEntry, collectMarkdownEntry), validateErrorEntry = /* @__PURE__ */ validator(checkErrorEntry, collectErrorEntry), validateNoteEntry = /* @__PURE__ */ validator(checkNoteEntry, collectNoteEntry), validateTransferEntry = /* @__PURE__ */ validator(checkTransferEntry, collectTransferEntry), validateEntryContent = /* @__PURE__ */ validator(checkEntryContent, collectEntryContent), validateTranscriptEntry = /* @__PURE__ */ validator(checkTranscriptEntry, collectTranscriptEntry), validateUnreadMessages = /* @__PURE__ */ validator(checkUnreadMessages, collectUnreadMessages), validateDeskChat = /* @__PURE__ */ validator(checkDeskChat, collectDeskChat), validateChatList = /* @__PURE__ */ validator(checkChatList, collectChatList), validateChatTransfer = /* @__PURE__ */ validator(checkChatTransfer, collectChatTransfer), validateChatWithTranscript = /* @__PURE__ */ validator(checkChatWithTranscript, collectChatWithTranscript), validateConnectedBot = /* @__PURE__ */ validator(checkConnectedBot, collectConnectedBot), validateCreatedChannel = /* @__PURE__ */ validator(checkCreatedChannel, collectCreatedChannel), validateDeliveryKind = /* @__PURE__ */ validator(checkDeliveryKind, collectDeliveryKind), validateLoggedDelivery = /* @__PURE__ */ validator(checkLoggedDelivery, collectLoggedDelivery), validateDeliveryPage = /* @__PURE__ */ validator(checkDeliveryPage, collectDeliveryPage), validateDeskNote = /* @__PURE__ */ validator(checkDeskNote, collectDeskNote), validateOfflineForm = /* @__PURE__ */ validator(checkOfflineForm, collectOfflineForm), validateDeskOfflineMessage = /* @__PURE__ */ validator(checkDeskOfflineMessage, collectDeskOfflineMessage), validateDeskEvent = /* @__PURE__ */ validator(checkDeskEvent, collectDeskEvent), validateDeskVisitor = /* @__PURE__ */ validator(checkDeskVisitor, collectDeskVisitor), validateDeskWidget = /* @__PURE__ */ validator(checkDeskWidget, collectDeskWidget), validateDestinationKind = /* @__PURE__ */ validator(checkDestinationKind, collectDestinationKind), validateDestination = /* @__PURE__ */ validator(checkDestination, collectDestination), validateDestinationList = /* @__PURE__ */ validator(checkDestinationList, collectDestinationList), validateErrorCode = /* @__PURE__ */ validator(checkErrorCode, collectErrorCode), validateErrorDetail = /* @__PURE__ */ validator(checkErrorDetail, collectErrorDetail), validateErrorBody = /* @__PURE__ */ validator(checkErrorBody, collectErrorBody), validateFailedDeliveries = /* @__PURE__ */ validator(checkFailedDeliveries, collectFailedDeliveries), validateFoundChat = /* @__PURE__ */ validator(checkFoundChat, collectFoundChat), validateFoundChats = /* @__PURE__ */ validator(checkFoundChats, collectFoundChats), validateNewCall = /* @__PURE__ */ validator(checkNewCall, collectNewCall), validateNewFile = /* @__PURE__ */ validator(checkNewFile, collectNewFile), validateNoteList = /* @__PURE__ */ validator(checkNoteList, collectNoteList), validateOfflineMessageList = /* @__PURE__ */ validator(checkOfflineMessageList, collectOfflineMessageList), validateOfflineMessageState = /* @__PURE__ */ validator(checkOfflineMessageState, collectOfflineMessageState), validateOfflineMessageMove = /* @__PURE__ */ validator(checkOfflineMessageMove, collectOfflineMessageMove), validatePrivateNote = /* @__PURE__ */ validator(checkPrivateNote, collectPrivateNote), validateRenewedAddress = /* @__PURE__ */ validator(checkRenewedAddress, collectRenewedAddress), validateSentAgain = /* @__PURE__ */ validator(checkSentAgain, collectSentAgain), validateSignIn = /* @__PURE__ */ validator(checkSignIn, collectSignIn), validateSigningSecret = /* @__PURE__ */ validator(checkSigningSecret, collectSigningSecret), validateStoredOfflineMessage = /* @__PURE__ */ validator(checkStoredOfflineMessage, collectStoredOfflineMessage), validateTrial = /* @__PURE__ */ validator(checkTrial, collectTrial), validateTrialPost = /* @__PURE__ */ validator(checkTrialPost, collectTrialPost), validateTriedEvent = /* @__PURE__ */ validator(checkTriedEvent, collectTriedEvent), validateTrialResult = /* @__PURE__ */ validator(checkTrialResult, collectTrialResult), validateTypingChange = /* @__PURE__ */ validator(checkTypingChange, collectTypingChange), validateVisitorReport = /* @__PURE__ */ validator(checkVisitorReport, collectVisitorReport), validateWebhookSettings = /* @__PURE__ */ validator(checkWebhookSettings, collectWebhookSettings), validateWidgetSettings = /* @__PURE__ */ validator(checkWidgetSettings, collectWidgetSettings), validateWrittenContent = /* @__PURE__ */ validator(checkWrittenContent, collectWrittenContent), validateWrittenMessage = /* @__PURE__ */ validator(checkWrittenMessage, collectWrittenMessage);
export {
  validateActingAgent,
  validateActionList,
  validateAddressRenewal,
  validateAgentList,
  validateAgentMessageId,
  validateAgentSettings,
  validateAgentText,
  validateBackup,
  validateBotSettings,
  validateButtonsEntry,
  validateCallEntry,
  validateCallMove,
  validateCallbackSettings,
  validateCannedReply,
  validateCannedReplyList,
  validateCannedText,
  validateChannelChange,
  validateChannelList,
  validateChannelSettings,
  validateChatList,
  validateChatState,
  validateChatTransfer,
  validateChatWithTranscript,
  validateConnectedBot,
  validateConnectedBotInfo,
  validateCreatedChannel,
  validateDayOfWeek,
  validateDeliveryKind,
  validateDeliveryPage,
  validateDeliveryState,
  validateDepartment,
  validateDeskAgent,
  validateDeskAttempt,
  validateDeskCall,
  validateDeskChannel,
  validateDeskChat,
  validateDeskCustomer,
  validateDeskDelivery,
  validateDeskEvent,
  validateDeskNote,
  validateDeskOfflineMessage,
  validateDeskVisitor,
  validateDeskWidget,
  validateDestination,
  validateDestinationKind,
  validateDestinationList,
  validateEntryContent,
  validateEntryHead,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateErrorEntry,
  validateFailedDeliveries,
  validateFoundChat,
  validateFoundChats,
  validateGeoIp,
  validateHttpUrl,
  validateLocationContent,
  validateLoggedDelivery,
  validateMarkdownEntry,
  validateMediaContent,
  validateMediaType,
  validateNewCall,
  validateNewFile,
  validateNoteEntry,
  validateNoteList,
  validateOfflineForm,
  validateOfflineMessageList,
  validateOfflineMessageMove,
  validateOfflineMessageState,
  validatePageInfo,
  validatePanelItem,
  validatePositiveInteger,
  validatePrivateNote,
  validateRenewedAddress,
  validateSentAgain,
  validateSession,
  validateSetUpAction,
  validateSignIn,
  validateSigningSecret,
  validateStoredOfflineMessage,
  validateSuppliedPage,
  validateTextEntry,
  validateTranscriptEntry,
  validateTransferEntry,
  validateTrial,
  validateTrialPost,
  validateTrialResult,
  validateTriedEvent,
  validateTypingChange,
  validateUnreadMessages,
  validateUtmTags,
  validateVisitorReport,
  validateWebhookInfo,
  validateWebhookSettings,
  validateWidgetInfo,
  validateWidgetLook,
  validateWidgetSettings,
  validateWorkingHours,
  validateWrittenContent,
  validateWrittenMessage
};
